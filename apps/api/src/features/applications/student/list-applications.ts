import type { listMyApplications as endpoint } from '@engawa/contract/applications/student';
import type { Handler } from '../../../handler.ts';
import { readEverything } from '../own/read-everything.ts';

export const listApplications: Handler<typeof endpoint> = async ({ db, actor }) => ({
  applications: await readEverything(db, actor.accountId),
});
