import { z } from 'zod';
import { audience } from '../audience/schemas.ts';
import { bilingualName } from '../auth/schemas.ts';
import {
  contentId,
  images,
  inStep,
  listQuery,
  nextCursor,
  saved,
  saving,
} from '../contents/schemas.ts';
import { company, documentBody, endpoint } from '../endpoint.ts';
import { perLanguage } from '../per-language.ts';
import { version } from '../versions.ts';
import { checkShared } from './check-shared.ts';
import {
  changeNote,
  jobApplicants,
  jobContent,
  lentJob,
  listedJob,
  share,
  warning,
} from './replies.ts';
import { jobFields, jobLanguage } from './schemas.ts';

const recruiters = company(0, 1, 2);
const oneJob = z.object({ id: contentId });
const partner = z.object({ id: z.uuid(), name: bilingualName });

/** What publishing a job may be refused with. */
const publishing = [
  'posting_incomplete',
  'posting_condition',
  'posting_below_minimum',
  'posting_to_verify',
  'open_jobs_used_up',
] as const;

export const listJobs = endpoint({
  id: 'company.jobs.listJobs',
  method: 'GET',
  path: '/v1/company/job-postings',
  summary: 'The company’s jobs, the last changed first, with how many there are of each status.',
  auth: recruiters,
  query: z.object({ ...listQuery, status: z.enum(['0', '1', '2', '3', '4']).optional() }),
  reply: z.object({
    jobPostingList: z.array(listedJob),
    /** Of the jobs that somebody has applied for. */
    applicants: z.array(jobApplicants),
    /** How many students viewed a job, as its insights count them; fewer than five are left out. */
    views: z.array(z.object({ jobId: contentId, views: z.int() })),
    counts: z.record(z.string(), z.int()),
    nextCursor,
    images,
  }),
  errors: [],
});

export const changeJobStatus = endpoint({
  id: 'company.jobs.changeStatus',
  method: 'POST',
  path: '/v1/company/job-postings/',
  summary:
    'Opens, closes, limits or withdraws a job. Opening a draft is checked like a release. Tells how ' +
    'many applicants still wait for an outcome.',
  auth: recruiters,
  query: z.object({
    recruitment_status: z.enum(['1', '2', '3', '4']),
    company_job_id: contentId,
  }),
  reply: z.object({ job: listedJob, waiting: z.int() }),
  says: 'status_updated',
  errors: [...publishing, 'status_not_possible', 'audience_missing'],
});

export const showJob = endpoint({
  id: 'company.jobs.showJob',
  method: 'GET',
  path: '/v1/company/job-content-management',
  summary: 'One job as its editors see it: what is written, what is missing, what was changed.',
  auth: recruiters,
  query: z.object({ company_job_id: contentId }),
  reply: z.object({ job: jobContent }),
  errors: [],
});

const body = z
  .strictObject({
    ...saving,
    companyJobId: contentId.nullable(),
    ...jobFields,
  })
  .superRefine(checkShared);
/** A draft without a version may be partial: omitted fields of the latest version stay. */
const draftBody = z
  .strictObject({
    version: version.optional(),
    inStep: inStep.optional(),
    companyJobId: contentId.nullable(),
    ...perLanguage(jobLanguage.partial()).shape,
    common: jobFields.common.optional(),
  })
  .superRefine(checkShared);
const reply = saved.extend({
  companyJobId: contentId,
  recruitmentStatus: z.int(),
  warnings: z.array(warning),
});

export const saveJobDraft = endpoint({
  id: 'company.jobs.saveDraft',
  method: 'POST',
  path: '/v1/company/job-content-management/draft',
  summary: 'Saves what is being written. What talent sees of a published job stays as it is.',
  auth: recruiters,
  bodyLimit: documentBody,
  body: draftBody,
  reply,
  says: 'draft_saved',
  errors: ['stale_version', 'contents_used_up'],
});

export const releaseJob = endpoint({
  id: 'company.jobs.releaseJob',
  method: 'POST',
  path: '/v1/company/job-content-management/release',
  summary:
    'Saves and publishes (status 1; a limited job stays limited), if it states all it must state.',
  auth: recruiters,
  bodyLimit: documentBody,
  body,
  reply: reply.extend({ changes: z.array(changeNote) }),
  says: 'published',
  errors: ['stale_version', ...publishing, 'contents_used_up'],
});

export const duplicateJob = endpoint({
  id: 'company.jobs.duplicateJob',
  method: 'POST',
  path: '/v1/company/job-posting/{id}/duplicate',
  summary: 'A new draft with the same content.',
  auth: recruiters,
  params: oneJob,
  reply: z.object({ job: listedJob }),
  says: 'saved',
  errors: ['contents_used_up'],
});

export const deleteJob = endpoint({
  id: 'company.jobs.deleteJob',
  method: 'DELETE',
  path: '/v1/company/job-posting/{id}',
  summary:
    'Deletes a job with everything that belongs to it; not while applicants wait for an outcome.',
  auth: recruiters,
  params: oneJob,
  reply: z.object({}),
  says: 'deleted',
  errors: ['applicants_waiting'],
});

export const limitJob = endpoint({
  id: 'company.jobs.limitJob',
  method: 'POST',
  path: '/v1/company/job-visibility',
  summary: 'Shows a job to an audience only (status 4). Checked like a release.',
  auth: recruiters,
  body: z.strictObject({ companyJobId: contentId, audience }),
  reply: z.object({ job: listedJob }),
  says: 'status_updated',
  errors: [...publishing, 'audience_missing'],
});

export const shareJob = endpoint({
  id: 'company.jobs.shareJob',
  method: 'POST',
  path: '/v1/company/share-job',
  summary: 'Lends a published job to partner companies, whose recruiters may then show it.',
  auth: recruiters,
  body: z.strictObject({ companyJobId: contentId, companyIds: z.array(z.uuid()).min(1).max(50) }),
  reply: z.object({ shares: z.array(share) }),
  says: 'updated',
  errors: ['company_not_eligible', 'job_not_published'],
});

export const showJobSharing = endpoint({
  id: 'company.jobs.showSharing',
  method: 'GET',
  path: '/v1/company/job-sharing-details/{id}',
  summary: 'To whom a job is lent.',
  auth: recruiters,
  params: oneJob,
  reply: z.object({ shares: z.array(share) }),
  errors: [],
});

export const listEligibleCompanies = endpoint({
  id: 'company.jobs.listEligibleCompanies',
  method: 'GET',
  path: '/v1/company/eligible-companies',
  summary: 'The partners a job can be lent to.',
  auth: recruiters,
  reply: z.object({ companies: z.array(partner) }),
  errors: [],
});

export const endJobSharing = endpoint({
  id: 'company.jobs.endSharing',
  method: 'DELETE',
  path: '/v1/company/job-sharing/{id}',
  summary: 'Ends one share, by the owner or by the partner. The job is hidden there at once.',
  auth: recruiters,
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});

export const listLentJobs = endpoint({
  id: 'company.jobs.listLentJobs',
  method: 'GET',
  path: '/v1/company/job-sharing',
  summary: 'The published jobs that partners have lent to us.',
  auth: recruiters,
  reply: z.object({ jobs: z.array(lentJob), images }),
  errors: [],
});

export const showLentJob = endpoint({
  id: 'company.jobs.showLentJob',
  method: 'POST',
  path: '/v1/company/job-sharing/{id}',
  summary:
    'Shows a job that a partner lent to us to the students we are connected with, marked with whose ' +
    'it is, or no longer.',
  auth: recruiters,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ shown: z.boolean() }),
  reply: z.object({ shown: z.boolean() }),
  says: 'updated',
  errors: [],
});
