import { redirect } from '@tanstack/react-router';
import { who } from '../../shared/session/who.ts';
import type { Page } from '../routes/table/page.ts';
import type { GuardContext } from './guard-context.ts';

/**
 * Public pages and doors: an expired session is forgotten, a person who is signed in needs no door,
 * and a recruiter has a first page of their own instead of the home page.
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
  const [{ fetchAccount }, { doorLeadsTo }] = await Promise.all([
    import('./current-account.ts'),
    import('./start-page.ts'),
  ]);
  // Whether they are still signed in cannot be said just now: the door stays open.
  const account = await fetchAccount(strategy).catch(() => undefined);
  if (account) throw redirect({ href: doorLeadsTo(page.path, account), replace: true });
}
