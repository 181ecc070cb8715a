import { z } from 'zod';
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
