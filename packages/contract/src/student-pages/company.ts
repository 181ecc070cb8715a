import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { endpoint, everyLevel } from '../endpoint.ts';
import { studentView } from '../profile/student-view.ts';
import { companyResidence, studentHistory } from './schemas.ts';

export const showStudentToCompany = endpoint({
  id: 'company.studentPages.showStudent',
  method: 'GET',
  path: '/v1/company/student-profile/{id}',
  summary:
    'A student as this company sees them, with what was between the two and what the residence rules ' +
    'say about one of its jobs. Level 3 reads those who have applied. The student learns which ' +
    'company looked on which day.',
  auth: everyLevel,
  params: z.object({ id: z.uuid() }),
  query: z.object({ job: contentId.optional() }),
  reply: z.object({
    studentProfile: studentView,
    history: studentHistory,
    /** About the job that was asked for. */
    residence: companyResidence.nullable(),
  }),
  errors: ['reading_budget_spent'],
});

export const listJobsForStudent = endpoint({
  id: 'company.studentPages.listJobs',
  method: 'GET',
  path: '/v1/company/student-profile-jobs',
  summary: 'The company’s open and limited jobs, whose residence verdict can be asked for.',
  auth: everyLevel,
  reply: z.object({ jobs: z.array(z.object({ id: contentId, title: bilingualName })) }),
  errors: [],
});
