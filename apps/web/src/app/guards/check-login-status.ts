import { redirect } from '@tanstack/react-router';
import { who } from '../../shared/session/who.ts';
import type { Page } from '../routes/table/page.ts';
import type { GuardContext } from './guard-context.ts';

/**
 * Guards public pages and entry pages: discards an expired session, redirects a signed-in person
 * away from entry pages, and redirects a recruiter from the home page to their start page.
 */
export async function checkLoginStatus(
  page: Page,
  { preload, params }: GuardContext,
): Promise<void> {
  if (preload || !who.strategy()) return;
  const { session } = await import('../../shared/session/session.ts');
  session.forgetExpired();
  const strategy = who.strategy();
  if (!strategy) return;
  const isDoor = page.audience === 'entry' && !(page.mailLink && params.token);
  if (!isDoor && !(page.path === '/' && strategy === 'company')) return;
  const [{ fetchAccount }, { entryPageTarget }] = await Promise.all([
    import('./current-account.ts'),
    import('./start-page.ts'),
  ]);
  // If the account cannot be fetched (no connection, for example), the entry page is shown.
  const account = await fetchAccount(strategy).catch(() => undefined);
  if (account) throw redirect({ href: entryPageTarget(page.path, account), replace: true });
}
