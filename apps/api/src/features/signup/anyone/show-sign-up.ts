import type { showSignUp as endpoint } from '@engawa/contract/signup/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readToken } from '../../auth/public.ts';

export const showSignUp: Handler<typeof endpoint> = async ({ db, params, now }) =>
  (await readToken(db, 'sign-up', params.token, now)) ?? refuse('mail_link_expired');
