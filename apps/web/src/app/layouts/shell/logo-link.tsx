import { product } from '@engawa/contract/product';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Logo } from '../../../ui/logo.tsx';
import { appMessages } from '../../messages.ts';

export function LogoLink({ to = '/' }: { to?: string }) {
  const t = useMessages(appMessages);
  return (
    <Link
      to={to}
      aria-label={t('home', { name: product.name })}
      className="flex min-h-11 items-center rounded-small"
    >
      <Logo />
    </Link>
  );
}
