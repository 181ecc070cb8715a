import type { listJobsForStudent as endpoint } from '@engawa/contract/student-pages/company';
import type { Handler } from '../../../handler.ts';
import { listShownJobs } from '../../jobs/public.ts';

export const listJobs: Handler<typeof endpoint> = async ({ db, actor }) => ({
  jobs: (await listShownJobs(db, actor.companyId)).map(({ id, document: { jp, en } }) => ({
    id,
    title: { jp: jp?.position ?? null, en: en?.position ?? null },
  })),
});
