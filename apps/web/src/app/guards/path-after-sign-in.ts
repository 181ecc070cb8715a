import type { Account } from '../../shared/session/create-session.ts';
import { forgetPath, rememberedPath } from '../../shared/session/remembered-path.ts';
import { safePath } from './safe-path.ts';
import { isCompany, startPage } from './start-page.ts';

/** The path that was asked for, if it is one of ours and of this person's side; else their start page. */
export function pathAfterSignIn(account: Account): string {
  const wanted = safePath(rememberedPath());
  forgetPath();
  const side = isCompany(account) ? '/company/' : '/talent/';
  return wanted?.startsWith(side) ? wanted : startPage(account);
}
