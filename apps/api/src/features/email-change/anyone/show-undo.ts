import type { showEmailUndo as endpoint } from '@engawa/contract/email-change/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readToken } from '../../auth/public.ts';

export const showUndo: Handler<typeof endpoint> = async ({ db, params, now }) => {
  const undo = await readToken(db, 'email-undo', params.token, now);
  if (!undo) return refuse('mail_link_expired');
  return { email: undo.email, side: undo.side ?? 'company' };
};
