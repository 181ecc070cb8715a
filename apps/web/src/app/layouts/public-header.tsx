import { product } from '@engawa/contract/product';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { appMessages } from '../messages.ts';

export function PublicHeader() {
  const t = useMessages(appMessages);
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex min-h-15 max-w-[1280px] items-center gap-3 px-4 sm:gap-6 sm:px-8 md:px-16">
        <Link to="/" aria-label={t('home', { name: product.name })} className="flex rounded-small">
          <Logo />
        </Link>
        <nav aria-label={t('mainMenu')} className="ml-auto flex items-center gap-3 sm:gap-6">
          <Link
            to="/company/signin"
            className="hidden rounded-small text-sm text-sumi-2 hover:text-sumi hover:underline sm:block"
          >
            {t('forCompanies')}
          </Link>
          <LanguageSwitch />
          <LinkButton to="/talent/signin" size="small" className="whitespace-nowrap">
            {t('signIn')}
          </LinkButton>
        </nav>
      </div>
    </header>
  );
}
