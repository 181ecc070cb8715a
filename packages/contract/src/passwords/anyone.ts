import { z } from 'zod';
import { mailLimits } from '../auth/limits.ts';
import { email, newPassword, recruiterSession, selection, token } from '../auth/schemas.ts';
import { anyone, endpoint } from '../endpoint.ts';

export const sendPasswordMail = endpoint({
  id: 'anyone.passwords.sendMail',
  method: 'POST',
  path: '/v1/auth/password/email',
  summary: 'Sends the link for a new password; result 2 when one was sent a moment ago.',
  auth: anyone,
  secret: true,
  body: z.strictObject({ email }),
  reply: z.object({ result: z.int(), message: z.string() }),
  errors: [],
  limits: mailLimits,
});

export const showPasswordReset = endpoint({
  id: 'anyone.passwords.showReset',
  method: 'GET',
  path: '/v1/auth/password/reset/{token}',
  summary: 'For whom a link for a new password was sent.',
  auth: anyone,
  params: z.object({ token }),
  reply: z.object({ email: z.string() }),
  errors: ['mail_link_expired'],
});

const resetReply = z.object({
  message: z.string().optional(),
  companies: recruiterSession.shape.companies,
  selectionToken: recruiterSession.shape.selectionToken,
});

export const resetPassword = endpoint({
  id: 'anyone.passwords.resetPassword',
  method: 'POST',
  path: '/v1/auth/password/reset',
  summary: 'Sets a new password, or lists the companies whose account is to get it.',
  auth: anyone,
  secret: true,
  body: z.strictObject({ token, password: newPassword }),
  reply: resetReply,
  errors: ['mail_link_expired', 'easy_password'],
});

export const resetPasswordSelect = endpoint({
  id: 'anyone.passwords.selectCompany',
  method: 'POST',
  path: '/v1/auth/password/reset/select',
  summary: 'Sets the new password of the account in one of the companies that were offered.',
  auth: anyone,
  secret: true,
  body: selection,
  reply: z.object({}),
  says: 'password_reset',
  errors: ['selection_expired', 'company_not_offered'],
});
