import type { resetPasswordSelect as endpoint } from '@engawa/contract/passwords/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { changePassword, chosenAccount, findAccounts, useToken } from '../../auth/public.ts';

export const selectCompany =
  (origin: string): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, body, now, concerns } = call;
    const choice = await useToken(tx, 'password-choice', body.selectionToken, now);
    if (!choice) refuse('selection_expired');
    const account = chosenAccount(await findAccounts(tx, choice.accountIds), body.companyId);
    concerns(account.id);
    await changePassword({ ...call, origin }, account, choice.passwordHash);
    return {};
  };
