import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { links } from '../../../shared/config/settings.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { words as appWords } from '../../words.ja.ts';
import { useListLinks } from './list-links.tsx';
import { words as studentLayoutWords } from './words.ja.ts';

interface PublicMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const row =
  'flex min-h-12 items-center rounded-small px-2 hover:bg-washi ' +
  'aria-[current=page]:bg-ai-soft aria-[current=page]:font-bold aria-[current=page]:text-ai-2';

export function PublicMenu({ open, onOpenChange }: PublicMenuProps) {
  const t = useWords(studentLayoutWords);
  const shell = useWords(appWords);
  const lists = useListLinks();
  const isCompany = useStrategy() === 'company';
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('menu.title')}>
      <nav aria-label={t('menu.title')} className="-mx-2">
        <ul>
          <Row>
            <Link to="/" activeOptions={{ exact: true }} onClick={close} className={row}>
              {t('menu.product')}
            </Link>
          </Row>
          {lists.map(({ href, label }) => (
            <Row key={href}>
              <a href={href} className={row}>
                {label}
              </a>
            </Row>
          ))}
          <OuterRow href={links.journal} onClick={close}>
            {shell('journal')}
          </OuterRow>
          <OuterRow href={links.support} onClick={close}>
            {shell('support')}
          </OuterRow>
          <OuterRow href={links.about} onClick={close}>
            {t('menu.about')}
          </OuterRow>
          <OuterRow href={links.hrSite === '/company/signin' ? '' : links.hrSite} onClick={close}>
            {shell('forCompanies')}
          </OuterRow>
          {!isCompany && (
            <>
              <Row>
                <Link to="/company/signin" onClick={close} className={row}>
                  {t('menu.companySignIn')}
                </Link>
              </Row>
              <Row>
                <Link to="/company/signup" onClick={close} className={row}>
                  {t('menu.companySignUp')}
                </Link>
              </Row>
            </>
          )}
          <Row>
            <Link to="/terms" onClick={close} className={row}>
              {shell('terms')}
            </Link>
          </Row>
        </ul>
      </nav>
      {!isCompany && (
        <div className="mt-6 grid gap-3">
          <LinkButton
            to="/talent/sso-auth"
            search={{ register: true }}
            tone="primary"
            onClick={close}
          >
            {shell('register')}
          </LinkButton>
          <LinkButton to="/talent/signin" onClick={close}>
            {shell('signIn')}
          </LinkButton>
        </div>
      )}
      <div className="mt-6 flex">
        <LanguageSwitch />
      </div>
    </Drawer>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <li className="border-b border-line">{children}</li>
);

function OuterRow(props: { href: string; onClick: () => void; children: ReactNode }) {
  return (
    props.href && (
      <Row>
        <SiteLink {...props} className={row} />
      </Row>
    )
  );
}
