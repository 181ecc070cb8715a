import type { confirmEmailChange as endpoint } from '@engawa/contract/email-change/anyone';
import { endOtherSessions } from '@engawa/platform/auth/refresh.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import type { IdentityAccounts } from '../../../identity-accounts.ts';
import { updateEmail } from '../../account/public.ts';
import { createToken, dropTokensOf, findAccounts, useToken } from '../../auth/public.ts';
import { deleteInvitationTo } from '../../signup/public.ts';
import { confirmForStudent } from '../change-student.ts';
import { emailMail } from '../email-mail.ts';

interface Services {
  origin: string;
  identity: IdentityAccounts | undefined;
}

export const confirmChange =
  ({ origin, identity }: Services): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, body, now, outbox, concerns } = call;
    const change = await useToken(tx, 'email-change', body.token, now);
    if (change?.side === 'student') return confirmForStudent({ ...call, identity }, change, origin);
    const [account] = change ? await findAccounts(tx, change.accountIds) : [];
    if (!change || !account || account.disabledAt) return refuse('mail_link_expired');
    const { id: accountId, email: old } = account;
    concerns(accountId);
    await updateEmail(tx, accountId, change.email);
    await deleteInvitationTo(tx, account.companyId, change.email);
    // What was sent to the old address, or began with it, ends here; also another change under way.
    await dropTokensOf(tx, accountId, old);
    await endOtherSessions(tx, { sessionId: change.sessionId, accountId }, now);
    const undo = await createToken(tx, 'email-undo', { accountId, email: old }, now);
    const url = `${origin}/email-change/undo/${undo}`;
    outbox.mail({
      ...emailMail('changed', account, call.language, { url, email: change.email }),
      to: old,
    });
    return { email: change.email, side: 'company' };
  };
