import {
  changeJobStatus,
  deleteJob as deleteEndpoint,
  duplicateJob as duplicateEndpoint,
  endJobSharing,
  limitJob as limitEndpoint,
  listEligibleCompanies as listEligibleEndpoint,
  listJobs as listEndpoint,
  listLentJobs as listLentEndpoint,
  releaseJob as releaseEndpoint,
  saveJobDraft,
  shareJob as shareEndpoint,
  showJob as showEndpoint,
  showJobSharing,
  showLentJob as showLentEndpoint,
} from '@engawa/contract/jobs/company';
import { listConnectJobs as listConnectEndpoint } from '@engawa/contract/jobs/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { changeStatus } from './company/change-status.ts';
import { deleteJob } from './company/delete-job.ts';
import { duplicateJob } from './company/duplicate-job.ts';
import { endSharing } from './company/end-sharing.ts';
import { limitJob } from './company/limit-job.ts';
import { listEligibleCompanies } from './company/list-eligible-companies.ts';
import { listJobs } from './company/list-jobs.ts';
import { listLentJobs } from './company/list-lent-jobs.ts';
import { releaseJob } from './company/release-job.ts';
import { saveDraft } from './company/save-draft.ts';
import { shareJob } from './company/share-job.ts';
import { showJob } from './company/show-job.ts';
import { showLentJob } from './company/show-lent-job.ts';
import { showSharing } from './company/show-sharing.ts';
import type { JobServices } from './job-services.ts';
import { listConnectJobs } from './student/list-connect-jobs.ts';

export const jobRoutes = (services: JobServices) => [
  bind(listEndpoint, listJobs),
  bind(changeJobStatus, changeStatus(services)),
  bind(showEndpoint, showJob),
  bind(saveJobDraft, saveDraft),
  bind(releaseEndpoint, releaseJob),
  bind(duplicateEndpoint, duplicateJob),
  bind(deleteEndpoint, deleteJob(services)),
  bind(limitEndpoint, limitJob),
  bind(shareEndpoint, shareJob),
  bind(showJobSharing, showSharing),
  bind(listEligibleEndpoint, listEligibleCompanies),
  bind(endJobSharing, endSharing),
  bind(listLentEndpoint, listLentJobs),
  bind(showLentEndpoint, showLentJob),
  bind(listConnectEndpoint, listConnectJobs),
];
