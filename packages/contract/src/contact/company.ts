import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import { companyContactBody } from './schemas.ts';

export const sendCompanyContact = endpoint({
  id: 'company.contact.sendMessage',
  method: 'POST',
  path: '/v1/company/contact',
  summary:
    'Sends a question or complaint to the people who run the service, with a file if wanted.',
  auth: everyLevel,
  body: companyContactBody,
  reply: z.object({}),
  says: 'sent',
  errors: ['contact_unavailable', 'file_in_use'],
  limits: [
    { by: 'account', max: 5, seconds: 3600 },
    { by: 'company', max: 20, seconds: 3600 },
  ],
});
