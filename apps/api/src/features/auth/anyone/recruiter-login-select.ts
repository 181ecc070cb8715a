import type { recruiterLoginSelect as endpoint } from '@engawa/contract/auth/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { useToken } from '../one-time-token.repo.ts';
import { findAccounts } from '../recruiters.repo.ts';
import { chosenAccount } from '../sign-in/company-choice.ts';
import { enterCompany } from '../sign-in/enter-company.ts';

export const recruiterLoginSelect: Handler<typeof endpoint> = async (call) => {
  const { selectionToken, companyId } = call.body;
  const choice = await useToken(call.tx, 'login-choice', selectionToken, call.now);
  if (!choice) refuse('selection_expired');
  const { id } = chosenAccount(await findAccounts(call.tx, choice.accountIds), companyId);
  call.concerns(id);
  return enterCompany(call, id);
};
