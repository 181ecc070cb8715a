import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';

export const logOutCompany = endpoint({
  id: 'company.auth.logOut',
  method: 'POST',
  path: '/v1/company/logout',
  summary: 'Ends this session.',
  auth: everyLevel,
  cookies: true,
  secret: true,
  reply: z.object({}),
  errors: [],
});
