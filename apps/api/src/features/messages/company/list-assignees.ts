import type { listAssignees as endpoint } from '@engawa/contract/messages/inside';
import type { Handler } from '../../../handler.ts';
import { listAssignees as list } from '../../../people/recruiters.repo.ts';

export const listAssignees: Handler<typeof endpoint> = async ({ db, actor }) => ({
  assignees: await list(db, actor.companyId, [0, 1, 2]),
});
