import { emailChangesADay } from '@engawa/contract/email-change/limits';
import { errorMessage } from '@engawa/contract/error-catalogue';
import type { Language } from '@engawa/contract/language';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Db, Tx } from '../../database.ts';
import { createToken, dropTokens, mayMail } from '../auth/public.ts';
import type { Side } from './sides.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
}

interface Call {
  actor: { accountId: string; sessionId: string };
  body: { email: string };
  language: Language;
}

interface Change extends Call {
  tx: Tx;
  now: Date;
  outbox: Outbox;
}

export const askChange = ({ commands, limits, origin }: Services, of: Side) => ({
  // Before the transaction, which may be retried: a retry must not count as a second mail.
  async before({ actor, body: { email }, language }: Call) {
    of.requireOurs();
    const holder = found(await of.find(commands, actor.accountId));
    if (holder.email.toLowerCase() === email.toLowerCase()) {
      refuse('same_email', { fields: { email: errorMessage('same_email', language) } });
    }
    const budget = { name: 'email-changes', who: actor.accountId, limit: emailChangesADay };
    const { over, secondsLeft } = await limits.spend(budget, 1);
    if (over) {
      refuse('email_changes_used_up', {
        details: { count: emailChangesADay.max },
        retryAfterSeconds: secondsLeft,
      });
    }
    return { allowed: await mayMail(limits, 'email-change', email) };
  },

  async run(call: Change, { allowed }: { allowed: boolean }) {
    const { tx, actor, body, now, outbox, language } = call;
    const { accountId, sessionId } = actor;
    await of.lock(tx, accountId);
    const holder = found(await of.find(tx, accountId));
    const kind = (await holder.isTaken(tx, body.email)) ? 'taken' : 'confirm';
    // Only the newest link works.
    await dropTokens(tx, 'email-change', accountId);
    const wanted = { accountIds: [accountId], email: body.email, sessionId, side: of.side };
    // Created for a taken address too, to take equally long; that token is never sent.
    const token = await createToken(tx, 'email-change', wanted, now);
    const url = `${origin}/email-change/confirm/${token}`;
    outbox.mail({ ...holder.mail(kind, language, { url }), to: allowed ? body.email : null });
    return {};
  },
});
