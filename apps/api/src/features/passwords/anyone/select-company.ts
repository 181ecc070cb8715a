import type { resetPasswordSelect as endpoint } from '@engawa/contract/passwords/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { changePassword, chosenAccount, findAccounts, useToken } from '../../auth/public.ts';

export const selectCompany: Handler<typeof endpoint> = async ({ tx, body, now, concerns }) => {
  const choice = await useToken(tx, 'password-choice', body.selectionToken, now);
  if (!choice) refuse('selection_expired');
  const accounts = await findAccounts(tx, choice.accountIds);
  const accountId = chosenAccount(accounts, body.companyId);
  concerns(accountId);
  await changePassword(tx, accountId, choice.passwordHash, now);
  return {};
};
