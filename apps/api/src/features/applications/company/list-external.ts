import type { listExternalApplicants as endpoint } from '@engawa/contract/applications/company';
import type { Handler } from '../../../handler.ts';
import { narrowingOf } from '../applicants/asked.ts';
import { readList } from '../applicants/read-list.ts';

export const listExternal: Handler<typeof endpoint> = (call) =>
  readList(call, narrowingOf(call.query, call.actor, 'external'), call.query.cursor);
