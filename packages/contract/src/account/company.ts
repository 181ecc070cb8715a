import { z } from 'zod';
import { personName } from '../auth/schemas.ts';
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

export const saveCompanyAccount = endpoint({
  id: 'company.account.saveAccount',
  method: 'POST',
  path: '/v1/company/account',
  summary: 'Changes the name and picture of the signed-in recruiter.',
  auth: everyLevel,
  body: z.strictObject({
    name: personName,
    /** A file that this account uploaded as a profile picture; null takes the picture away. */
    pictureId: z.uuid().nullable().optional(),
  }),
  reply: z.object({ user: companyAccount }),
  says: 'updated',
  errors: [],
});
