import type { undoEmailChange as endpoint } from '@engawa/contract/email-change/anyone';
import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { useToken } from '../../auth/public.ts';
import type { Sides } from '../sides.ts';

/** For a compromised account: ends all sessions and lets only the old address sign in. */
export const undoChange =
  (sides: Sides): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, body, now, outbox, concerns } = call;
    const undo = await useToken(tx, 'email-undo', body.token, now);
    if (!undo) return refuse('mail_link_expired');
    const { accountId, email, side = 'company' } = undo;
    const of = sides[side];
    const holder = await of.find(tx, accountId);
    if (!holder?.may.undo) return refuse('mail_link_expired');
    await of.lock(tx, accountId);
    concerns(accountId);
    await holder.move(tx, email, 'undo');
    await endAllSessions(tx, accountId, now);
    outbox.mail({ ...holder.mail('undone', call.language, {}), to: holder.email });
    return { email, side, accountId };
  };
