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
    /** Which of its jobs the student saved. */
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
    /** The company that shows a partner’s job; null where it is its own. */
    through: z.object({ id: z.uuid(), name: bilingualName }).nullable(),
    residence: residenceAnswer,
    /** From the posting and the student's own profile, with what would raise it. */
    match: explainedMatch,
    /** Of the company whose job it is. */
    responseRate,
  }),
  errors: [],
});
