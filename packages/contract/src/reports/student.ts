import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { reportCallLimits } from './limits.ts';
import { needsWords, reportBody, reportReply, reportSays } from './schemas.ts';

export const sendStudentReport = endpoint({
  id: 'student.reports.sendReport',
  method: 'POST',
  path: '/v1/student/reports',
  summary:
    'Reports a company, a job or event of it, or a message from it to the people who run the ' +
    'service, with a copy of what it says now. Who reported is told to nobody else.',
  auth: student,
  body: z
    .strictObject({
      about: z.enum(['company', 'job', 'event', 'message']),
      id: z.uuid(),
      ...reportBody,
    })
    .superRefine(needsWords),
  reply: reportReply,
  says: reportSays,
  errors: [],
  limits: reportCallLimits,
});
