import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { documentKinds } from '../documents/kinds.ts';
import { endpoint, student } from '../endpoint.ts';
import { once, paragraphs, several } from '../fields/fields.ts';
import { fileId } from '../files/schemas.ts';
import { type ProfileItemId, profileItemIds } from '../profile/completeness.ts';
import { resumeFile } from '../profile/schemas.ts';
import { idSchema } from '../reference/id-schema.ts';
import { applyPages } from '../reference/jobs/apply-pages.ts';
import { residenceAnswer } from '../residence/answer.ts';
import { applicationLimits, applyLimits } from './limits.ts';
import { listedApplication, studentApplication } from './listed.ts';
import { applicationId, lentBy, sentProfile } from './schemas.ts';

const itemId = z.enum(profileItemIds as [ProfileItemId, ...ProfileItemId[]]);
/** The partner company on whose page the student found the job. */
const via = z.uuid().optional();

export const previewApplication = endpoint({
  id: 'student.applications.previewApplication',
  method: 'GET',
  path: '/v1/student/apply/preview/{id}',
  summary:
    'What applying for a job would send, what stands in the way, and what the residence rules say, by ' +
    'the job’s id.',
  auth: student,
  params: z.object({ id: contentId }),
  query: z.object({ via }),
  reply: z.object({
    job: z.object({
      id: contentId,
      title: bilingualName,
      company: z.object({ id: z.uuid(), name: bilingualName, verified: z.boolean() }),
      applyPage: idSchema(applyPages),
      applyUrl: z.string().nullable(),
      /** Without them an application is refused. */
      requiredDocuments: z.array(idSchema(documentKinds)),
      lentBy,
    }),
    application: studentApplication.nullable(),
    missing: z.array(itemId),
    residence: residenceAnswer,
    sent: sentProfile.omit({ message: true, files: true, documents: true }),
    files: z.array(resumeFile),
    /** Hash of what the student reviewed; sending is refused when it no longer matches. */
    seen: z.string(),
  }),
  errors: ['job_closed'],
});

const reply = z.object({ application: studentApplication });
const applying = {
  jobId: contentId,
  via,
  /** The student ticked that what they declared about their residence is true. */
  residenceConfirmed: z.boolean(),
};
const refusals = [
  'already_applied',
  'job_closed',
  'profile_incomplete',
  'residence_not_confirmed',
  'residence_refused',
  'applications_used_up',
] as const;

export const apply = endpoint({
  id: 'student.applications.apply',
  method: 'POST',
  path: '/v1/student/apply',
  summary:
    'Applies for a job: the profile as companies see it, email, phone, the files chosen, documents ' +
    'made from the profile and a message are frozen and sent. Once for each job.',
  auth: student,
  body: z.strictObject({
    ...applying,
    /** Ids out of the profile's files. */
    files: several(fileId).max(4).default([]),
    /** Made from the profile and sent with it; without one of them nothing is sent. */
    documents: once(z.array(idSchema(documentKinds)).max(documentKinds.ids.length)).default([]),
    message: paragraphs(applicationLimits.message).nullish(),
    /** `seen` of the preview; sending is refused when the profile changed since. */
    seen: z.string().max(100).optional(),
  }),
  reply,
  says: 'sent',
  errors: [
    ...refusals,
    'apply_on_their_page',
    'preview_outdated',
    'documents_not_made',
    'documents_required',
  ],
  limits: applyLimits,
});

export const applyExternally = endpoint({
  id: 'student.applications.applyExternally',
  method: 'POST',
  path: '/v1/student/apply/external',
  summary:
    'For jobs with a page of their own: `open` records that the student goes there (pre-applied) and ' +
    'answers with its address, `confirm` that they have applied there.',
  auth: student,
  body: z.strictObject({ ...applying, act: z.enum(['open', 'confirm']).default('open') }),
  reply: reply.extend({ applyUrl: z.string().nullable() }),
  says: 'saved',
  errors: [...refusals, 'apply_here', 'not_pre_applied'],
  limits: applyLimits,
});

export const listMyApplications = endpoint({
  id: 'student.applications.listApplications',
  method: 'GET',
  path: '/v1/student/my-activities/applications',
  summary:
    'What the student has applied for, the latest first: jobs here, events, and what was added by hand.',
  auth: student,
  reply: z.object({ applications: z.array(listedApplication) }),
  errors: [],
});

export const showMyApplication = endpoint({
  id: 'student.applications.showApplication',
  method: 'GET',
  path: '/v1/student/my-activities/applications/{id}',
  summary:
    'One application for a job, with what was sent; null where the company has none of it any more.',
  auth: student,
  params: z.object({ id: applicationId }),
  reply: reply.extend({ sent: sentProfile.nullable() }),
  errors: [],
});

export const withdrawApplication = endpoint({
  id: 'student.applications.withdraw',
  method: 'POST',
  path: '/v1/student/my-activities/applications/withdraw',
  summary: 'Takes an application back; the company is told.',
  auth: student,
  body: z.strictObject({
    id: applicationId,
    /** Words to the company, written into the thread. */
    text: paragraphs(applicationLimits.message).nullish(),
  }),
  reply,
  says: 'updated',
  errors: ['application_ended'],
});
