/**
 * Feature jobs. Postings: draft, publish, close, copy, lend to partners. `jobs.query.ts` defines
 * an open job for other features; `showing` decides which jobs a student sees. Decisions 023 and
 * 062.
 */

import {
  changeJobStatus,
  deleteJob as deleteEndpoint,
  duplicateJob as duplicateEndpoint,
  endJobSharing,
  limitJob as limitEndpoint,
  listEligibleCompanies,
  listJobs as listEndpoint,
  listLentJobs,
  releaseJob as releaseEndpoint,
  saveJobDraft,
  shareJob as shareEndpoint,
  showJob as showEndpoint,
  showJobSharing,
  showLentJob as showLentEndpoint,
} from '@engawa/contract/jobs/company';
import { showMinimumWages } from '@engawa/contract/jobs/minimum-wages';
import { listConnectJobs as listConnectEndpoint } from '@engawa/contract/jobs/student';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { todayInJapan } from '@engawa/platform/clock/today';
import { acrossTenants } from '@engawa/platform/db/tenant/tenant-filter';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import { listPictures } from '../files/public.ts';
import { changeStatus } from './company/change-status.ts';
import { deleteJob } from './company/delete-job.ts';
import { duplicateJob } from './company/duplicate-job.ts';
import { limitJob } from './company/limit-job.ts';
import { listJobs } from './company/list-jobs.ts';
import { releaseJob } from './company/release-job.ts';
import { saveDraft } from './company/save-draft.ts';
import { shareJob } from './company/share-job.ts';
import { showJob } from './company/show-job.ts';
import { showLentJob } from './company/show-lent-job.ts';
import type { JobServices } from './job-services.ts';
import { coversOf } from './jobs.present.ts';
import { findStatus } from './jobs.repo.ts';
import { readWages } from './posting/wages.repo.ts';
import { listPartners } from './sharing/partners.repo.ts';
import { presentCompany, presentLent, presentShare } from './sharing/shares.present.ts';
import { deleteShare, listLent, listShares } from './sharing/shares.repo.ts';
import { listConnectJobs } from './student/list-connect-jobs.ts';

export const jobRoutes = (services: JobServices) => [
  bind(listEndpoint, listJobs(services)),
  bind(changeJobStatus, changeStatus(services)),
  bind(showEndpoint, showJob),
  bind(saveJobDraft, saveDraft),
  bind(releaseEndpoint, releaseJob(services)),
  bind(duplicateEndpoint, duplicateJob),
  bind(deleteEndpoint, deleteJob(services)),
  bind(limitEndpoint, limitJob(services)),
  bind(shareEndpoint, shareJob),
  bind(showJobSharing, async ({ db, actor, params }) => {
    found(await findStatus(db, actor.companyId, params.id));
    return { shares: (await listShares(db, params.id)).map(presentShare) };
  }),
  bind(listEligibleCompanies, async ({ db, actor }) => ({
    companies: (await listPartners(db, actor.companyId)).map(presentCompany),
  })),
  bind(endJobSharing, async ({ tx, actor, params, concerns }) => {
    concerns(found(await deleteShare(tx, actor.companyId, params.id)).id);
    return {};
  }),
  bind(listLentJobs, async ({ db, actor }) => {
    const jobs = (await listLent(db, actor.companyId)).map(presentLent);
    // Covers belong to several companies, so the tenant filter is lifted for this read.
    return { jobs, images: await listPictures(acrossTenants(db), undefined, coversOf(jobs)) };
  }),
  bind(showMinimumWages, async ({ db, now }) => {
    const wages = await readWages(db, todayInJapan(now));
    return {
      wages: prefectures.ids.map((prefecture) => ({ prefecture, ...wages[prefecture] })),
    };
  }),
  bind(showLentEndpoint, showLentJob),
  bind(listConnectEndpoint, listConnectJobs),
];
