import type { listSavedJobs as endpoint } from '@engawa/contract/saved/student';
import type { Handler } from '../../../handler.ts';
import { presentSavedJob } from '../saved.present.ts';
import { listSavedJobRows } from '../saved-lists.repo.ts';

export const listJobs: Handler<typeof endpoint> = async ({ db, actor }) => ({
  jobs: (await listSavedJobRows(db, actor.accountId)).flatMap(presentSavedJob),
});
