import { product } from '@engawa/contract/product';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { MainArea } from '../shell/main-area.tsx';
import { SkipToContent } from '../shell/skip-to-content.tsx';
import { UndeliverableNote } from '../shell/undeliverable-note.tsx';
import { useFills } from '../shell/use-fills.ts';
import { BackLink } from './back-link.tsx';
import { CompanyDrawer } from './company-drawer.tsx';
import { CompanyHeader } from './company-header.tsx';
import { VerificationNote } from './verification-note.tsx';
import { words as companyLayoutWords } from './words.ja.ts';

/** Header 60 px, drawer 200 px; below md the drawer is a sheet behind the header's menu button. */
export function CompanyLayout({ children }: { children: ReactNode }) {
  const t = useWords(companyLayoutWords);
  const fills = useFills();
  return (
    <div className={`flex flex-col ${fills ? 'window-high' : 'min-h-dvh'}`}>
      <SkipToContent />
      <CompanyHeader />
      <div className={`flex grow ${fills ? 'min-h-0' : ''}`}>
        <nav
          aria-label={t('menu')}
          className="sticky top-15 hidden h-[calc(100dvh-60px)] w-50 shrink-0 overflow-y-auto overscroll-contain border-r border-line bg-paper px-2.5 py-4 md:block print:hidden"
        >
          <BackLink className="mb-2" />
          <CompanyDrawer />
          {/* A page that fills the window leaves no room for a footer below it. */}
          {fills && <CompanyFooter className="px-3" />}
        </nav>
        <div className="flex min-w-0 grow flex-col">
          <div className="contents print:hidden">
            <CompanyAddressNote />
            <VerificationNote />
          </div>
          <MainArea className={fills ? 'min-h-0' : ''}>
            <BackLink className="mx-2 mt-2 self-start md:hidden print:hidden" />
            {children}
          </MainArea>
          {!fills && <CompanyFooter className="border-t border-line px-4 py-4 sm:px-8" />}
        </div>
      </div>
    </div>
  );
}

function CompanyAddressNote() {
  const account = useCompanyAccount();
  if (!account?.emailUndeliverable) return null;
  return <UndeliverableNote email={account.email} to="/company/settings/account" />;
}

function CompanyFooter({ className }: { className: string }) {
  const t = useWords(companyLayoutWords);
  return (
    <footer
      className={`flex flex-wrap items-center justify-between gap-x-6 text-sm text-sumi-2 print:hidden ${className}`}
    >
      <p>{t('poweredBy', { name: product.name })}</p>
      <Link
        to="/terms"
        className="inline-flex min-h-10 items-center rounded-small underline hover:text-sumi"
      >
        {t('terms')}
      </Link>
    </footer>
  );
}
