import type { askEmailChange as endpoint } from '@engawa/contract/email-change/company';
import { emailChangesADay } from '@engawa/contract/email-change/limits';
import { errorMessage } from '@engawa/contract/error-catalogue';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { createToken, dropTokens, findAccounts, mayMail } from '../../auth/public.ts';
import { isMember } from '../../signup/public.ts';
import { emailMail } from '../email-mail.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
}

export const askChange = ({
  commands,
  limits,
  origin,
}: Services): TwoSteps<typeof endpoint, { allowed: boolean }> => ({
  // Before the transaction, which may have to be tried again: that is no second mail.
  async before({ actor, body: { email }, language }) {
    const [account] = await findAccounts(commands, [actor.accountId]);
    if (found(account).email.toLowerCase() === email.toLowerCase()) {
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

  async run(call, { allowed }) {
    const { tx, actor, body, now, outbox } = call;
    const { accountId, companyId, sessionId } = actor;
    const account = found((await findAccounts(tx, [accountId]))[0]);
    const isTaken = await isMember(tx, companyId, body.email);
    // Of several links only the newest works.
    await dropTokens(tx, 'email-change', accountId);
    const wanted = { accountIds: [accountId], email: body.email, sessionId };
    // Also where it is taken, which then takes as long; nobody gets that link.
    const token = await createToken(tx, 'email-change', wanted, now);
    const url = `${origin}/email-change/confirm/${token}`;
    outbox.mail({
      ...emailMail(isTaken ? 'taken' : 'confirm', account, call.language, { url }),
      to: allowed ? body.email : null,
    });
    return {};
  },
});
