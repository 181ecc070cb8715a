import type { listApplicants as endpoint } from '@engawa/contract/applications/company';
import type { Handler } from '../../../handler.ts';
import { narrowingOf } from '../applicants/asked.ts';
import { readList } from '../applicants/read-list.ts';

export const listApplicants: Handler<typeof endpoint> = (call) =>
  readList(call, narrowingOf(call.query, call.actor, 'here'), call.query.cursor);
