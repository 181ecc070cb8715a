import type { undoEmailChange as endpoint } from '@engawa/contract/email-change/anyone';
import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import type { IdentityAccounts } from '../../../identity-accounts.ts';
import { updateEmail } from '../../account/public.ts';
import { dropTokensOf, findAccounts, useToken } from '../../auth/public.ts';
import { undoForStudent } from '../change-student.ts';
import { emailMail } from '../email-mail.ts';

/** Somebody else may have been at the account: everybody is out, and only the old address leads in. */
export const undoChange =
  (identity: IdentityAccounts | undefined): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, body, now, outbox, concerns } = call;
    const undo = await useToken(tx, 'email-undo', body.token, now);
    if (undo?.side === 'student') return undoForStudent({ ...call, identity }, undo);
    const [account] = undo ? await findAccounts(tx, [undo.accountId]) : [];
    // Whoever has left the company meanwhile has no address any more.
    if (!undo || !account || account.email === '') return refuse('mail_link_expired');
    concerns(account.id);
    await updateEmail(tx, account.id, undo.email);
    await dropTokensOf(tx, account.id, account.email);
    await endAllSessions(tx, account.id, now);
    outbox.mail({ ...emailMail('undone', account, call.language, {}), to: account.email });
    return { email: undo.email, side: 'company', accountId: account.id };
  };
