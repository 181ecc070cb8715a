import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import { companyNotice } from './schemas.ts';

export const countCompanyNotices = endpoint({
  id: 'company.notifications.countNotices',
  method: 'GET',
  path: '/v1/company/notifications',
  summary: 'What is new for the signed-in recruiter, as counts for the badges.',
  auth: everyLevel,
  reply: z.object({ notice: companyNotice }),
  errors: [],
});
