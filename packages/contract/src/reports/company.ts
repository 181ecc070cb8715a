import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { reportCallLimits } from './limits.ts';
import { needsWords, reportBody, reportReply, reportSays } from './schemas.ts';

export const sendCompanyReport = endpoint({
  id: 'company.reports.sendReport',
  method: 'POST',
  path: '/v1/company/reports',
  summary:
    'Reports a student’s message to the people who run the service, with a copy of what it says ' +
    'now. Who reported is told to nobody else.',
  auth: company(0, 1, 2),
  body: z
    .strictObject({ about: z.literal('message'), id: z.uuid(), ...reportBody })
    .superRefine(needsWords),
  reply: reportReply,
  says: reportSays,
  errors: [],
  limits: reportCallLimits,
});
