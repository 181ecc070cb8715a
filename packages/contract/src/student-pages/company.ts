import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { endpoint, everyLevel } from '../endpoint.ts';
import { studentView } from '../profile/student-view.ts';
import { companyMatch } from '../targets/reasons.ts';
import { companyResidence, studentHistory } from './schemas.ts';

export const showStudentToCompany = endpoint({
  id: 'company.studentPages.showStudent',
  method: 'GET',
  path: '/v1/company/student-profile/{id}',
  summary:
    'A student as this company sees them, with their shared history; for a target setting or job how ' +
    'well they fit, and for a job what the residence rules say. Level 3 reads only what applicants ' +
    'sent. The student learns which company read the profile on which day.',
  auth: everyLevel,
  params: z.object({ id: z.uuid() }),
  query: z.object({ job: contentId.optional(), setting: z.uuid().optional() }),
  reply: z.object({
    studentProfile: studentView,
    history: studentHistory,
    /** For the requested target setting or job. */
    match: companyMatch.nullable(),
    residence: companyResidence.nullable(),
  }),
  errors: ['reading_budget_spent'],
});

export const listJobsForStudent = endpoint({
  id: 'company.studentPages.listJobs',
  method: 'GET',
  path: '/v1/company/student-profile-jobs',
  summary: 'The company’s open and limited jobs, with which a student can be matched.',
  auth: everyLevel,
  reply: z.object({ jobs: z.array(z.object({ id: contentId, title: bilingualName })) }),
  errors: [],
});
