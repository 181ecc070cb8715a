import { refuse } from '@engawa/platform/errors/refusal';
import type { RecruiterAccount } from '../recruiters.repo.ts';

export const presentChoice = ({ companyId, nameJp, nameEn }: RecruiterAccount) => ({
  companyId,
  companyName: { jp: nameJp, en: nameEn },
});

/** Only what was offered may be chosen, and only while it still stands. */
export const chosenAccount = (
  accounts: readonly RecruiterAccount[],
  companyId: string,
): RecruiterAccount =>
  accounts.find((one) => one.companyId === companyId && !one.disabledAt) ??
  refuse('company_not_offered');
