import type { confirmEmailChange as endpoint } from '@engawa/contract/email-change/anyone';
import { endOtherSessions } from '@engawa/platform/auth/refresh.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { createToken, useToken } from '../../auth/public.ts';
import type { Sides } from '../sides.ts';

export const confirmChange =
  (origin: string, sides: Sides): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, body, now, outbox, concerns } = call;
    const change = await useToken(tx, 'email-change', body.token, now);
    if (!change) return refuse('mail_link_expired');
    const { email, sessionId, side = 'company', accountIds } = change;
    const of = sides[side];
    const holder = await of.find(tx, accountIds[0] ?? '');
    if (!holder?.may.confirm) return refuse('mail_link_expired');
    const { id: accountId, email: old } = holder;
    await of.lock(tx, accountId);
    concerns(accountId);
    await holder.move(tx, email, 'confirm');
    await endOtherSessions(tx, { sessionId, accountId }, now);
    const undo = await createToken(tx, 'email-undo', { accountId, email: old, side }, now);
    const url = `${origin}/email-change/undo/${undo}`;
    outbox.mail({ ...holder.mail('changed', call.language, { url, email }), to: old });
    return { email, side };
  };
