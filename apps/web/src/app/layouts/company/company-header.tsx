import { nameFor } from '@engawa/contract/language';
import { Link } from '@tanstack/react-router';
import { Bell, type LucideIcon, MessageSquare, Users } from 'lucide-react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { levelOf } from '../../../shared/session/account.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { topBar } from '../../../ui/bars/bar-heights.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { companyStart } from '../../guards/start-page.ts';
import { iconsOf } from '../../routes/table/menus.ts';
import { words as titleWords } from '../../titles/words.ja.ts';
import { LogoLink } from '../shell/logo-link.tsx';
import { CompanySheet } from './company-sheet.tsx';
import { RecruiterMenu } from './recruiter-menu.tsx';
import { useNotices } from './use-notices.ts';
import { words as companyLayoutWords } from './words.ja.ts';

const icons: Record<string, LucideIcon> = {
  '/company/engagement/connect': Users,
  '/company/engagement/message': MessageSquare,
  '/company/engagement/notifications': Bell,
};

export function CompanyHeader() {
  const account = useCompanyAccount();
  const companyName = account && nameFor(account.companyName, language);
  return (
    <header
      ref={topBar}
      className="sticky top-0 z-20 short:static print:hidden flex h-15 shrink-0 items-center gap-1 border-b border-line bg-paper pr-2 pl-1 sm:gap-3 sm:pr-5 sm:pl-3 md:pl-6"
    >
      <CompanySheet />
      <LogoLink {...(account && { to: companyStart(levelOf(account)) })} />
      <span className="ml-3 hidden min-w-0 truncate text-sm text-sumi-2 sm:block">
        {companyName}
      </span>
      <div className="ml-auto flex items-center sm:gap-2">
        <HeaderIcons />
        <span className="mx-2 hidden sm:inline-flex">
          <LanguageSwitch />
        </span>
        <RecruiterMenu />
      </div>
    </header>
  );
}

function HeaderIcons() {
  const t = useWords(companyLayoutWords);
  const title = useWords(titleWords);
  const noticeOf = useNotices();
  const account = useCompanyAccount();
  const items = account ? iconsOf(levelOf(account)) : [];
  return (
    <nav aria-label={t('whatIsNew')}>
      <ul className="flex">
        {items.map(({ path, label, badge }) => {
          const Icon = icons[path] ?? Bell;
          return (
            <li key={path}>
              <Link
                to={path}
                title={title(label)}
                className="relative grid size-11 place-items-center rounded hover:bg-washi"
                activeProps={{ className: 'bg-ai-soft text-ai-2' }}
                inactiveProps={{ className: 'text-sumi-2 hover:text-sumi' }}
              >
                <Icon aria-hidden className="size-5" />
                <span className="sr-only">{title(label)}</span>
                <Badge {...noticeOf(badge)} className="absolute top-1 left-6 w-max" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
