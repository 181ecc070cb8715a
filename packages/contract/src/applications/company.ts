import { z } from 'zod';
import { contentId, listQuery, nextCursor } from '../contents/schemas.ts';
import { company, endpoint, everyLevel } from '../endpoint.ts';
import { applicant, applyNote, applyRating, companyStep } from './applicant.ts';
import { applicationId, applicationStatuses, sentProfile } from './schemas.ts';

const recruiting = company(0, 1, 2);
const ofJob = z.object({ id: contentId });

/** The free word searches the student's name as it was sent, and their university. */
const narrowing = {
  /** `waiting`: new or in progress, hence without an outcome; `ended`: all others. */
  status: z.enum([...applicationStatuses, 'waiting', 'ended']).optional(),
  stage: z.uuid().optional(),
  label: z.union([z.uuid(), z.literal('none')]).optional(),
  /** A member's id, the caller (`me`), or unassigned (`none`). */
  assignee: z.union([z.uuid(), z.literal('me'), z.literal('none')]).optional(),
  word: z.string().trim().max(100).optional(),
};
const anyJob = { ...narrowing, job: contentId.optional() };
const cursor = { cursor: listQuery.cursor };

const count = z.int();
/** Exact counts by status over all applications that the other filters match. */
const counts = z.object(
  Object.fromEntries(applicationStatuses.map((status) => [status, count])) as Record<
    (typeof applicationStatuses)[number],
    typeof count
  >,
);
const list = z.object({ applyList: z.array(applicant), counts, nextCursor });

export const listApplicants = endpoint({
  id: 'company.applications.listApplicants',
  method: 'GET',
  path: '/v1/company/apply-list',
  summary: 'Who has applied here for the company’s jobs, the latest first.',
  auth: everyLevel,
  query: z.object({ ...anyJob, ...cursor }),
  reply: list,
  errors: [],
});

export const listApplicantsOfJob = endpoint({
  id: 'company.applications.listOfJob',
  method: 'GET',
  path: '/v1/company/apply-list/{id}',
  summary:
    'Who has applied here for one job, by the job’s id. Statuses: new and in-progress wait for an ' +
    'outcome; offered, declined and withdrawn have one.',
  auth: recruiting,
  params: ofJob,
  query: z.object({ ...narrowing, ...cursor }),
  reply: list,
  errors: [],
});

const external = list.extend({
  /** Students who opened the company's own page and have not confirmed; counted in no status. */
  preApplied: count,
});
const externalNarrowing = {
  ...narrowing,
  status: z.enum(['pre-applied', ...applicationStatuses]).optional(),
};

export const listExternalApplicants = endpoint({
  id: 'company.applications.listExternal',
  method: 'GET',
  path: '/v1/company/external-apply-list',
  summary: 'Who went to the company’s own application pages, and who has applied there.',
  auth: recruiting,
  query: z.object({ ...externalNarrowing, job: contentId.optional(), ...cursor }),
  reply: external,
  errors: [],
});

export const listExternalOfJob = endpoint({
  id: 'company.applications.listExternalOfJob',
  method: 'GET',
  path: '/v1/company/external-apply-list/{id}',
  summary: 'The same for one job, by the job’s id.',
  auth: recruiting,
  params: ofJob,
  query: z.object({ ...externalNarrowing, ...cursor }),
  reply: external,
  errors: [],
});

export const showApplicant = endpoint({
  id: 'company.applications.showApplicant',
  method: 'GET',
  path: '/v1/company/applicant/{id}',
  summary:
    'One application, by its id: what was sent, what has happened, notes, and the interview forms that ' +
    'the caller may see.',
  auth: everyLevel,
  params: z.object({ id: applicationId }),
  reply: z.object({
    applicant,
    /** Null: applied on the company's page, student not available, or retention has ended. */
    sent: sentProfile.nullable(),
    timeline: z.array(companyStep),
    notes: z.array(applyNote),
    ratings: z.array(applyRating),
    /** Number of other members' ratings that are hidden until the caller has rated. */
    ratingsHidden: count,
  }),
  errors: [],
});

export const listAppliedJobs = endpoint({
  id: 'company.applications.listJobs',
  method: 'GET',
  path: '/v1/company/apply-jobs',
  summary:
    'The jobs that somebody has applied for, with how many wait for an outcome, and how many ' +
    'students went to the company’s own application pages.',
  auth: everyLevel,
  reply: z.object({
    jobs: z.array(
      z.object({ id: contentId, title: applicant.shape.job.shape.title, count, waiting: count }),
    ),
    /** As the list of external applications counts them; zero for interviewers. */
    external: count,
  }),
  errors: [],
});

const exporting = {
  method: 'GET',
  auth: recruiting,
  reply: 'file',
  mediaTypes: ['text/csv'],
  errors: [],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
  slow: { atOnce: 2 },
} as const;

export const exportApplicants = endpoint({
  ...exporting,
  id: 'company.applications.exportApplicants',
  path: '/v1/company/csv-apply-list-output',
  summary: 'Who has applied here, as CSV.',
  query: z.object(anyJob),
});

export const exportApplicantsOfJob = endpoint({
  ...exporting,
  id: 'company.applications.exportOfJob',
  path: '/v1/company/csv-apply-list-output/{id}',
  summary: 'Who has applied here for one job, as CSV.',
  params: ofJob,
  query: z.object(narrowing),
});

export const exportExternalApplicants = endpoint({
  ...exporting,
  id: 'company.applications.exportExternal',
  path: '/v1/company/csv-external-apply-list-output',
  summary: 'Who went to the company’s own application pages, as CSV.',
  query: z.object({ ...externalNarrowing, job: contentId.optional() }),
});

export const exportExternalOfJob = endpoint({
  ...exporting,
  id: 'company.applications.exportExternalOfJob',
  path: '/v1/company/csv-external-apply-list-output/{id}',
  summary: 'The same for one job, as CSV.',
  params: ofJob,
  query: z.object(externalNarrowing),
});
