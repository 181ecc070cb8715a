import type { listLentJobs as endpoint } from '@engawa/contract/jobs/company';
import { acrossTenants } from '@engawa/platform/db/tenant-wall';
import type { Handler } from '../../../handler.ts';
import { listPictures } from '../../files/public.ts';
import { coversOf } from '../jobs.present.ts';
import { presentLent } from '../sharing/shares.present.ts';
import { listLent } from '../sharing/shares.repo.ts';

export const listLentJobs: Handler<typeof endpoint> = async ({ db, actor }) => {
  const jobs = (await listLent(db, actor.companyId)).map(presentLent);
  // They are of several companies, each its own.
  return { jobs, images: await listPictures(acrossTenants(db), undefined, coversOf(jobs)) };
};
