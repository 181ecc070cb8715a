import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
import { companyView, jobApplication, jobView, oneOrMore } from './schemas.ts';

const counted = z.object({});

export const countCompanyView = endpoint({
  id: 'student.analytics.countCompanyView',
  method: 'POST',
  path: '/v1/student/analytics/company-view',
  summary:
    'Counts views of company pages, one or up to 20. What the student may not see counts nothing. ' +
    'With `Sec-GPC: 1`, or by the student’s setting, only sums without a person are kept.',
  auth: student,
  body: oneOrMore(companyView),
  reply: counted,
  recordsItself: true,
  errors: [],
});

export const countJobView = endpoint({
  id: 'student.analytics.countJobView',
  method: 'POST',
  path: '/v1/student/analytics/job-view',
  summary: 'The same for the pages of jobs.',
  auth: student,
  body: oneOrMore(jobView),
  reply: counted,
  recordsItself: true,
  errors: [],
});

export const countJobApplication = endpoint({
  id: 'student.analytics.countJobApplication',
  method: 'POST',
  path: '/v1/student/analytics/job-application',
  summary: 'Counts an application, where the student has applied; only as a sum.',
  auth: student,
  body: oneOrMore(jobApplication),
  reply: counted,
  recordsItself: true,
  errors: [],
});

export const listProfileViews = endpoint({
  id: 'student.analytics.listProfileViews',
  method: 'GET',
  path: '/v1/student/profile-views',
  summary:
    'Which companies have looked at the student’s profile, and on which day in Japan; the last first.',
  auth: student,
  reply: z.object({
    profileViews: z.array(
      z.object({
        companyId: z.uuid(),
        companyName: bilingualName,
        logoUrl: z.string().nullable(),
        shown: z.boolean(),
        day: z.iso.date(),
      }),
    ),
    keptDays: z.int(),
  }),
  errors: [],
});
