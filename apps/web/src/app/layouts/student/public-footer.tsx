import { product } from '@engawa/contract/product';
import { Link } from '@tanstack/react-router';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Logo } from '../../../ui/logo.tsx';
import { appWords } from '../../words.ts';
import { WideRow } from '../shell/wide-row.tsx';

export function PublicFooter() {
  const t = useWords(appWords);
  return (
    <footer className="border-t border-line bg-paper">
      <WideRow className="flex flex-col gap-x-8 gap-y-2 py-8 md:flex-row md:items-center">
        <Logo />
        <p className="grow text-sm text-sumi-2">{product.tagline[language]}</p>
        <Link
          to="/terms"
          className="inline-flex min-h-10 items-center self-start rounded-small text-sm text-sumi-2 underline hover:text-sumi md:self-auto"
        >
          {t('terms')}
        </Link>
      </WideRow>
    </footer>
  );
}
