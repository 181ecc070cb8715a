import { redirect } from '@tanstack/react-router';
import { levelOf } from '../../shared/session/account.ts';
import { rememberPath } from '../../shared/session/remembered-path.ts';
import { session } from '../../shared/session/session.ts';
import { insteadOf } from '../routes/table/left-out.ts';
import { maySee } from '../routes/table/look-up.ts';
import type { Page } from '../routes/table/page.ts';
import { fetchCompany, fetchStudent, orSignOut } from './current-account.ts';
import type { GuardContext } from './guard-context.ts';
import { companyStart, firstSeen } from './start-page.ts';
import { studentOnly } from './student-only.ts';

/** Requires a session of the page's side and, for companies, a level that may see the page. */
export async function authenticated(page: Page, context: GuardContext): Promise<void> {
  const strategy = session.strategy();
  if (!strategy) {
    if (!context.preload) rememberPath(context.location.publicHref);
    const door = page.audience === 'company' ? '/company/signin' : '/talent/sso-auth';
    throw redirect({ to: door, replace: true });
  }
  if (page.audience === 'talent') {
    studentOnly(strategy);
    await orSignOut(fetchStudent());
    goTo(insteadOf(page, context.params));
    return;
  }
  if (strategy !== 'company') throw redirect({ to: '/talent/account', replace: true });
  const level = levelOf(await orSignOut(fetchCompany()));
  if (page.sendsTo) throw redirect({ href: firstSeen(level, page.sendsTo), replace: true });
  if (!maySee(level, page)) throw redirect({ href: companyStart(level), replace: true });
  goTo(insteadOf(page, context.params, (one) => maySee(level, one)));
}

function goTo(href: string | undefined): void {
  if (href) throw redirect({ href, replace: true });
}
