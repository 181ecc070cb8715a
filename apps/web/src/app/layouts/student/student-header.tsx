import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { visitorItems } from '../../../features/saved/visitor-items.ts';
import { links } from '../../../shared/config/settings.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStudentAccount } from '../../../shared/session/use-session.ts';
import { topBar } from '../../../ui/bars/bar-heights.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import { words as appWords } from '../../words.ja.ts';
import { LogoLink } from '../shell/logo-link.tsx';
import { WideRow } from '../shell/wide-row.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { StudentMenu } from './student-menu.tsx';
import { useStudentMenu } from './use-student-menu.ts';

const UndeliverableNote = lazy(async () => ({
  default: (await import('../shell/undeliverable-note.tsx')).UndeliverableNote,
}));

const TakeOver = lazy(async () => ({
  default: (await import('../../../features/saved/take-over.tsx')).TakeOver,
}));

const item =
  'relative inline-flex min-h-15 items-center gap-1.5 rounded-small px-3 text-sm font-semibold whitespace-nowrap';
const other = 'text-sumi-2 hover:text-sumi';
const current = 'text-ai after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:bg-ai';

export function StudentHeader() {
  const t = useWords(appWords);
  const menu = useStudentMenu();
  const account = useStudentAccount();
  const [savedBefore] = useState(() => visitorItems().length > 0);
  return (
    <>
      <header ref={topBar} className="sticky top-0 z-20 print:hidden border-b border-line bg-paper">
        <WideRow className="flex min-h-15 items-center gap-3">
          <LogoLink />
          <nav aria-label={t('mainMenu')} className="ml-6 hidden md:flex">
            {menu.map(({ path, label, count, countLabel, isCurrent }) => (
              <Link
                key={path}
                to={path}
                className={`${item} ${isCurrent ? current : other}`}
                inactiveProps={isCurrent ? { 'aria-current': 'true' } : {}}
              >
                {label}
                <Badge count={count} label={countLabel} />
              </Link>
            ))}
            <SiteLink href={links.journal} className={`${item} ${other}`}>
              {t('journal')}
            </SiteLink>
          </nav>
          <div className="ml-auto flex items-center gap-2 sm:gap-4">
            <LanguageSwitch />
            <NotificationBell />
            <StudentMenu />
          </div>
        </WideRow>
      </header>
      {account && savedBefore && (
        <Suspense>
          <TakeOver />
        </Suspense>
      )}
      {account?.emailUndeliverable && (
        <Suspense>
          <UndeliverableNote email={account.email} to="/talent/settings" />
        </Suspense>
      )}
    </>
  );
}
