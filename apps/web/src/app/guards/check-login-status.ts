import { redirect } from '@tanstack/react-router';
import { who } from '../../shared/session/who.ts';
import type { Page } from '../routes/table/page.ts';
import type { GuardContext } from './guard-context.ts';

/** Public pages and doors: who has been away for too long is a visitor; who is signed in needs no door. */
export async function checkLoginStatus(page: Page, { preload }: GuardContext): Promise<void> {
  if (preload || !who.strategy()) return;
  const { session } = await import('../../shared/session/session.ts');
  session.forgetExpired();
  const strategy = who.strategy();
  if (!strategy || page.audience !== 'entry') return;
  const [{ fetchAccount }, { doorLeadsTo }] = await Promise.all([
    import('./current-account.ts'),
    import('./start-page.ts'),
  ]);
  // Whether they are still signed in cannot be said just now: the door stays open.
  const account = await fetchAccount(strategy).catch(() => undefined);
  if (account) throw redirect({ href: doorLeadsTo(page.path, account), replace: true });
}
