import type { Account } from '../../shared/session/create-session.ts';
import { forgetPath, rememberedPath } from '../../shared/session/remembered-path.ts';
import { safePath } from './safe-path.ts';
import { isCompany, startPage } from './start-page.ts';

/** The remembered path if it belongs to the person's side; otherwise their start page. */
export function pathAfterSignIn(account: Account): string {
  const wanted = safePath(rememberedPath());
  forgetPath();
  const side = isCompany(account) ? '/company/' : '/talent/';
  return wanted?.startsWith(side) ? wanted : startPage(account);
}
