import type { Page } from '../routes/table/page.ts';
import { checkLoginStatus } from './check-login-status.ts';
import type { GuardContext } from './guard-context.ts';

/** Applies the route table's access rules. Checks that the home page never needs load on demand. */
export async function guard(page: Page, context: GuardContext): Promise<void> {
  if (page.audience === 'public' || page.audience === 'entry') {
    return checkLoginStatus(page, context);
  }
  const { authenticated } = await import('./authenticated.ts');
  return authenticated(page, context);
}
