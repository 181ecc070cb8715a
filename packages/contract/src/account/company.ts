import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import { companyAccountBody } from './account-body.ts';
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

export const saveCompanyAccount = endpoint({
  id: 'company.account.saveAccount',
  method: 'POST',
  path: '/v1/company/account',
  summary: 'Changes the name, picture, department and title of the signed-in recruiter.',
  auth: everyLevel,
  body: companyAccountBody,
  reply: z.object({ user: companyAccount }),
  says: 'updated',
  errors: ['stale_version'],
});
