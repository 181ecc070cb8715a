import type { listProgrammes as endpoint } from '@engawa/contract/scholarship/student';
import type { Handler } from '../../../handler.ts';
import { readScholarship } from '../read-scholarship.ts';

export const listProgrammes: Handler<typeof endpoint> = async ({ db, actor, now }) => ({
  programmes: await readScholarship(db, actor.accountId, now),
});
