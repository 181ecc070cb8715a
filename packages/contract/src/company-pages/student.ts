import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { responseRate } from '../company-view/response.ts';
import { companyView, jobView } from '../company-view/schemas.ts';
import { contentId, images } from '../contents/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
import { residenceAnswer } from '../residence/answer.ts';
import { explainedMatch } from '../targets/reasons.ts';

export const showCompanyToStudent = endpoint({
  id: 'student.companyPages.showCompany',
  method: 'GET',
  path: '/v1/student/company/{id}',
  summary: 'A company as this student sees it: what it has published for everybody and for them.',
  auth: student,
  params: z.object({ id: z.uuid() }),
  reply: companyView.extend({
    saved: z.boolean(),
    savedJobs: z.array(contentId),
    responseRate,
  }),
  errors: [],
});

export const showJobToStudent = endpoint({
  id: 'student.companyPages.showJob',
  method: 'GET',
  path: '/v1/student/company/{id}/job/{jobId}',
  summary:
    'A job that a company shows this student: its own, or one that a partner has lent to it. With ' +
    'what the residence rules say to this student, and how well the two fit.',
  auth: student,
  params: z.object({ id: z.uuid(), jobId: contentId }),
  reply: z.object({
    job: jobView,
    images,
    saved: z.boolean(),
    /** The company whose page shows a job that a partner lent to it; null for its own jobs. */
    through: z.object({ id: z.uuid(), name: bilingualName }).nullable(),
    residence: residenceAnswer,
    /** The score for this student's profile, with what would raise it. */
    match: explainedMatch,
    responseRate,
  }),
  errors: [],
});
