import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
import { jobCommon, jobLanguage } from './schemas.ts';

const heading = jobLanguage.pick({
  position: true,
  businessContent: true,
  recruitmentType: true,
  workLocation: true,
});

const shownJob = z.object({
  companyJobId: contentId,
  /** The company that lent the job; null for a company's own job. */
  owner: z.object({ id: z.uuid(), name: bilingualName, verified: z.boolean() }).nullable(),
  limited: z.boolean(),
  jp: heading.nullable(),
  en: heading.nullable(),
  common: jobCommon,
});

export const listConnectJobs = endpoint({
  id: 'student.jobs.listConnectJobs',
  method: 'GET',
  path: '/v1/student/connect/jobs/{id}',
  summary:
    'The open jobs that a company shows this student, by the company’s id: its own, and those that ' +
    'partners have lent to it for students it is connected with.',
  auth: student,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ jobs: z.array(shownJob) }),
  errors: [],
});
