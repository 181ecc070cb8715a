import { refuse } from '@engawa/platform/errors/refusal';
import type { RecruiterAccount } from '../recruiters.repo.ts';

export const presentChoice = ({ companyId, nameJp, nameEn }: RecruiterAccount) => ({
  companyId,
  companyName: { jp: nameJp, en: nameEn },
});

/** Only an offered account may be chosen, and only while it can still sign in. */
export const chosenAccount = (
  accounts: readonly RecruiterAccount[],
  companyId: string,
): RecruiterAccount =>
  accounts.find((one) => one.companyId === companyId && !one.disabledAt) ??
  refuse('company_not_offered');
