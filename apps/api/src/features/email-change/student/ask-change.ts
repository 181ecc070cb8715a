import { emailChangesADay } from '@engawa/contract/email-change/limits';
import type { askStudentEmailChange as endpoint } from '@engawa/contract/email-change/student';
import { errorMessage } from '@engawa/contract/error-catalogue';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import type { IdentityAccounts } from '../../../identity-accounts.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { createToken, dropTokens, mayMail } from '../../auth/public.ts';
import { findStudent, isStudent } from '../student.repo.ts';
import { studentMail } from '../student-mails.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
  identity: IdentityAccounts | undefined;
}

/** The recruiters' change (decision 041), for those who sign in at our identity service. */
export const askChange = ({
  commands,
  limits,
  origin,
  identity,
}: Services): TwoSteps<typeof endpoint, { allowed: boolean }> => ({
  async before({ actor, body: { email }, language }) {
    if (!identity) return refuse('email_kept_elsewhere');
    const student = found(await findStudent(commands, actor.accountId));
    if (student.email.toLowerCase() === email.toLowerCase()) {
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
    const { accountId, sessionId } = actor;
    await lockStudentAlone(tx, accountId);
    const student = found(await findStudent(tx, accountId));
    const taken = [await isStudent(tx, body.email), await identity?.hasEmail(tx, body.email)];
    // Of several links only the newest works.
    await dropTokens(tx, 'email-change', accountId);
    const wanted = {
      accountIds: [accountId],
      email: body.email,
      sessionId,
      side: 'student' as const,
    };
    // Also where it is taken, which then takes as long; nobody gets that link.
    const token = await createToken(tx, 'email-change', wanted, now);
    const url = `${origin}/email-change/confirm/${token}`;
    outbox.mail({
      ...studentMail(taken.includes(true) ? 'taken' : 'confirm', student, call.language, { url }),
      to: allowed ? body.email : null,
    });
    return {};
  },
});
