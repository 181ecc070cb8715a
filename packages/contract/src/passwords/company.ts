import { z } from 'zod';
import { givenPassword, newPassword } from '../auth/schemas.ts';
import { endpoint, everyLevel } from '../endpoint.ts';

export const changeCompanyPassword = endpoint({
  id: 'company.passwords.changePassword',
  method: 'POST',
  path: '/v1/company/profile/password-change',
  summary: 'Changes the password of the signed-in recruiter. Their other sessions end.',
  auth: everyLevel,
  // Not stored for idempotency: the fingerprint of a retry would be derived from passwords.
  secret: true,
  body: z.strictObject({ current_password: givenPassword, new_password: newPassword }),
  reply: z.object({}),
  says: 'updated',
  errors: ['wrong_current_password', 'same_password', 'easy_password'],
});
