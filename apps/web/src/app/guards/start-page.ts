import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { levelOf } from '../../shared/session/account.ts';
import type { Account, CompanyAccount } from '../../shared/session/create-session.ts';
import { maySee, pageAt } from '../routes/table/look-up.ts';

/** The first of these pages that the level may see; every level may see the last. */
export function firstSeen(level: AuthorityLevel, paths: readonly string[]): string {
  const path = paths.find((one) => maySee(level, pageAt(one))) ?? paths.at(-1);
  if (path === undefined) throw new Error('There is no page to send to.');
  return path;
}

export const companyStart = (level: AuthorityLevel): string =>
  firstSeen(level, pageAt('/company/engagement').sendsTo ?? []);

export const studentStart = '/';

export const isCompany = (account: Account): account is CompanyAccount => 'companyId' in account;

export const startPage = (account: Account): string =>
  isCompany(account) ? companyStart(levelOf(account)) : studentStart;

/** Another side's entry page redirects like any other page of that side. */
export function entryPageTarget(path: string, account: Account): string {
  if (isCompany(account)) {
    return path.startsWith('/talent/') ? '/company/settings/profile' : startPage(account);
  }
  return path.startsWith('/company/') ? '/talent/account' : startPage(account);
}
