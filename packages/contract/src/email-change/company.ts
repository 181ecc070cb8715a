import { z } from 'zod';
import { email } from '../auth/schemas.ts';
import { endpoint, everyLevel } from '../endpoint.ts';

export const askEmailChange = endpoint({
  id: 'company.emailChange.askChange',
  method: 'POST',
  path: '/v1/company/email-change',
  summary:
    'Sends a link to a new address of the signed-in recruiter; it changes when that is opened. The ' +
    'reply is the same where the address is a colleague’s.',
  auth: everyLevel,
  fresh: true,
  body: z.strictObject({ email }),
  reply: z.object({}),
  says: 'sent',
  errors: ['same_email', 'email_changes_used_up'],
});
