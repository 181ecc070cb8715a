import type { exportExternalApplicants as endpoint } from '@engawa/contract/applications/company';
import type { Handler } from '../../../handler.ts';
import { narrowingOf } from '../applicants/asked.ts';
import { exportList } from '../applicants/export-list.ts';

export const exportExternal: Handler<typeof endpoint> = (call) =>
  exportList(call, narrowingOf(call.query, call.actor, 'external'));
