import { refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { readToken } from '../auth/public.ts';

/** Shows which change a link would make, without making it. */
export const readLink =
  (purpose: 'email-change' | 'email-undo') =>
  async ({ db, params, now }: { db: Db; params: { token: string }; now: Date }) => {
    const link = await readToken(db, purpose, params.token, now);
    if (!link) return refuse('mail_link_expired');
    return { email: link.email, side: link.side ?? 'company' };
  };
