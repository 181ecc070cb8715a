import type { Page } from '../routes/table/page.ts';
import { authenticated } from './authenticated.ts';
import { checkLoginStatus } from './check-login-status.ts';
import type { GuardContext } from './guard-context.ts';

/** Who may see a page, by the table. */
export const guard = (page: Page, context: GuardContext): Promise<void> =>
  page.audience === 'talent' || page.audience === 'company'
    ? authenticated(page, context)
    : checkLoginStatus(page, context);
