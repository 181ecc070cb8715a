import { product } from '@engawa/contract/product';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import { Logo } from '../../../ui/logo.tsx';
import { words as appWords } from '../../words.ja.ts';

export function LogoLink({ to = '/' }: { to?: string }) {
  const t = useWords(appWords);
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
