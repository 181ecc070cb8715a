import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
import { jobCommon, jobLanguage } from '../jobs/schemas.ts';
import { perLanguage } from '../per-language.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';

const ofCompany = {
  companyId: z.uuid(),
  companyName: bilingualName,
  verified: z.boolean(),
  logoUrl: z.string().nullable(),
  savedAt: z.iso.datetime(),
};

const savedJob = z.object({
  jobId: contentId,
  ...ofCompany,
  /** Closed jobs stay in the list, marked. */
  open: z.boolean(),
  ...perLanguage(jobLanguage.pick({ position: true, recruitmentType: true, workLocation: true }))
    .shape,
  common: jobCommon,
});

const savedCompany = z.object({
  ...ofCompany,
  industry: idSchema(industries).nullable(),
  openJobs: z.int(),
});

const oneJob = z.strictObject({ jobId: contentId });
const oneCompany = z.strictObject({ companyId: z.uuid() });
const savedNow = z.object({ saved: z.boolean() });

export const listSavedJobs = endpoint({
  id: 'student.saved.listJobs',
  method: 'GET',
  path: '/v1/student/my-activities/save/jobs',
  summary: 'The jobs the student saved, the last first; closed ones too.',
  auth: student,
  reply: z.object({ jobs: z.array(savedJob) }),
  errors: [],
});

export const saveJob = endpoint({
  id: 'student.saved.saveJob',
  method: 'POST',
  path: '/v1/student/my-activities/save/jobs',
  summary: 'Saves a job that the student may see; once, however often it is sent.',
  auth: student,
  body: oneJob,
  reply: savedNow,
  says: 'saved',
  errors: ['saved_full'],
});

export const forgetJob = endpoint({
  id: 'student.saved.forgetJob',
  method: 'POST',
  path: '/v1/student/my-activities/save/jobs/delete',
  summary: 'Takes a job off the list.',
  auth: student,
  body: oneJob,
  reply: savedNow,
  says: 'updated',
  errors: [],
});

export const listSavedCompanies = endpoint({
  id: 'student.saved.listCompanies',
  method: 'GET',
  path: '/v1/student/my-activities/save/companies',
  summary: 'The companies the student saved, the last first.',
  auth: student,
  reply: z.object({ companies: z.array(savedCompany) }),
  errors: [],
});

export const saveCompany = endpoint({
  id: 'student.saved.saveCompany',
  method: 'POST',
  path: '/v1/student/my-activities/save/companies',
  summary: 'Saves a company that the student may see; once, however often it is sent.',
  auth: student,
  body: oneCompany,
  reply: savedNow,
  says: 'saved',
  errors: ['saved_full'],
});

export const forgetCompany = endpoint({
  id: 'student.saved.forgetCompany',
  method: 'POST',
  path: '/v1/student/my-activities/save/companies/delete',
  summary: 'Takes a company off the list.',
  auth: student,
  body: oneCompany,
  reply: savedNow,
  says: 'updated',
  errors: [],
});
