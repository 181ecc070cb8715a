import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import { companyAccount } from './schemas.ts';

export const showCompanyAccount = endpoint({
  id: 'company.account.showAccount',
  method: 'GET',
  path: '/v1/company/account',
  summary: 'The signed-in recruiter and their company.',
  auth: everyLevel,
  reply: z.object({ user: companyAccount }),
  errors: [],
});
