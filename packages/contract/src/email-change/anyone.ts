import { z } from 'zod';
import { token } from '../auth/schemas.ts';
import { anyone, endpoint } from '../endpoint.ts';

const link = z.object({ token });
const address = z.object({
  email: z.string(),
  /** The side of the account decides which page follows. */
  side: z.enum(['company', 'student']),
});

export const showEmailChange = endpoint({
  id: 'anyone.emailChange.showChange',
  method: 'GET',
  path: '/v1/auth/email-change/{token}',
  summary: 'The address that a link would make the account’s.',
  auth: anyone,
  params: link,
  reply: address,
  errors: ['mail_link_expired'],
});

export const confirmEmailChange = endpoint({
  id: 'anyone.emailChange.confirmChange',
  method: 'POST',
  path: '/v1/auth/email-change/confirm',
  summary:
    'Makes the new address the account’s. Other sessions end than the one that asked for it; an ' +
    'email to the old address leads back for seven days.',
  auth: anyone,
  secret: true,
  body: z.strictObject({ token }),
  reply: address,
  errors: ['mail_link_expired', 'email_taken'],
});

export const showEmailUndo = endpoint({
  id: 'anyone.emailChange.showUndo',
  method: 'GET',
  path: '/v1/auth/email-undo/{token}',
  summary: 'The address that a link would bring back.',
  auth: anyone,
  params: link,
  reply: address,
  errors: ['mail_link_expired'],
});

export const undoEmailChange = endpoint({
  id: 'anyone.emailChange.undoChange',
  method: 'POST',
  path: '/v1/auth/email-change/undo',
  summary: 'Brings the old address back, and signs the account out everywhere.',
  auth: anyone,
  secret: true,
  body: z.strictObject({ token }),
  /** Lets a browser that is signed in with this account notice that its session has ended. */
  reply: address.extend({ accountId: z.uuid() }),
  errors: ['mail_link_expired', 'email_taken'],
});
