import { product } from '@engawa/contract/product';
import { language } from '../../shared/i18n/language.ts';
import { Logo } from '../../ui/logo.tsx';

export function PublicFooter() {
  return (
    <footer className="border-t border-line bg-paper">
      <div className="mx-auto flex max-w-[1280px] flex-col gap-1 px-4 py-8 sm:px-8 md:flex-row md:items-center md:justify-between md:px-16">
        <Logo />
        <p className="text-sm text-sumi-2">{product.tagline[language]}</p>
      </div>
    </footer>
  );
}
