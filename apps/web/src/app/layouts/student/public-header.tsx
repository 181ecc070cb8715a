import { lazy, Suspense, useState } from 'react';
import { links } from '../../../shared/config/settings.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { MenuIcon } from '../../../ui/first-icons.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import { words as appWords } from '../../words.ja.ts';
import { LogoLink } from '../shell/logo-link.tsx';
import { WideRow } from '../shell/wide-row.tsx';
import { ListLinks } from './list-links.tsx';

const plainLink =
  'hidden min-h-10 items-center rounded-small text-sm text-sumi-2 hover:text-sumi hover:underline md:inline-flex';

export function PublicHeader() {
  const t = useWords(appWords);
  const isCompany = useStrategy() === 'company';
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <WideRow className="flex min-h-15 items-center gap-2 sm:gap-4">
        <LogoLink />
        <nav aria-label={t('mainMenu')} className="ml-auto flex items-center gap-2 sm:gap-5">
          <ListLinks className={plainLink} />
          {!isCompany && (
            <SiteLink href={links.hrSite} className={plainLink}>
              {t('forCompanies')}
            </SiteLink>
          )}
          <SiteLink href={links.journal} className={plainLink}>
            {t('journal')}
          </SiteLink>
          <span className="hidden sm:inline-flex">
            <LanguageSwitch />
          </span>
          {isCompany ? <WorkLink /> : <Doors />}
          <MenuButton />
        </nav>
      </WideRow>
    </header>
  );
}

function Doors() {
  const t = useWords(appWords);
  return (
    <>
      <LinkButton to="/talent/signin" size="small" className="whitespace-nowrap">
        {t('signIn')}
      </LinkButton>
      <LinkButton
        to="/talent/sso-auth"
        search={{ register: true }}
        tone="primary"
        size="small"
        className="whitespace-nowrap max-sm:hidden"
      >
        {t('register')}
      </LinkButton>
    </>
  );
}

function WorkLink() {
  const t = useWords(appWords);
  return (
    <LinkButton to="/company/engagement" size="small" className="whitespace-nowrap">
      {t('toWork')}
    </LinkButton>
  );
}

const PublicMenu = lazy(async () => ({ default: (await import('./public-menu.tsx')).PublicMenu }));

function MenuButton() {
  const t = useWords(appWords);
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        icon={<MenuIcon aria-hidden />}
        label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
        className="-mr-2.5"
      />
      <Suspense>{open !== undefined && <PublicMenu open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
