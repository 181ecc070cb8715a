import type { showPasswordReset as endpoint } from '@engawa/contract/passwords/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readToken } from '../../auth/public.ts';

export const showReset: Handler<typeof endpoint> = async ({ db, params, now }) => {
  const reset = await readToken(db, 'password-reset', params.token, now);
  return { email: reset?.email ?? refuse('mail_link_expired') };
};
