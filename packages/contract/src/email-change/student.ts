import { z } from 'zod';
import { email } from '../auth/schemas.ts';
import { endpoint, student } from '../endpoint.ts';

export const askStudentEmailChange = endpoint({
  id: 'student.emailChange.askChange',
  method: 'POST',
  path: '/v1/student/email-change',
  summary:
    'Sends a link to a new address of the signed-in student; it changes when that is opened. The ' +
    'reply is the same where the address is somebody else’s.',
  auth: student,
  fresh: true,
  body: z.strictObject({ email }),
  reply: z.object({}),
  says: 'sent',
  errors: ['same_email', 'email_changes_used_up', 'email_kept_elsewhere'],
});
