import type { listRequestJobs as endpoint } from '@engawa/contract/connect/company';
import type { Handler } from '../../../handler.ts';
import { readRequestJobs } from '../lists/request-jobs.ts';

export const listJobs: Handler<typeof endpoint> = async ({ db, actor, now }) => ({
  jobs: await readRequestJobs(db, actor.companyId, now),
});
