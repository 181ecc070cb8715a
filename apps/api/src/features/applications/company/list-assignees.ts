import type { listApplyAssignees as endpoint } from '@engawa/contract/applications/inside';
import type { Handler } from '../../../handler.ts';
import { listAssignees as list } from '../../../recruiters.repo.ts';

export const listAssignees: Handler<typeof endpoint> = async ({ db, actor }) => ({
  assignees: await list(db, actor.companyId, [0, 1, 2, 3]),
});
