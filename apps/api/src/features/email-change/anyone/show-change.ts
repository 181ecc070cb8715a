import type { showEmailChange as endpoint } from '@engawa/contract/email-change/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readToken } from '../../auth/public.ts';

export const showChange: Handler<typeof endpoint> = async ({ db, params, now }) => {
  const change = await readToken(db, 'email-change', params.token, now);
  if (!change) return refuse('mail_link_expired');
  return { email: change.email, side: change.side ?? 'company' };
};
