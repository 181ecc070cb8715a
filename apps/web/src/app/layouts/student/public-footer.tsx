import { say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { links } from '../../../shared/config/settings.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { words as appWords } from '../../words.ja.ts';
import { WideRow } from '../shell/wide-row.tsx';
import { ListLinks } from './list-links.tsx';

const link =
  'inline-flex min-h-10 items-center rounded-small text-sm text-sumi-2 underline hover:text-sumi';

export function PublicFooter() {
  const t = useWords(appWords);
  const isVisitor = useStrategy() === undefined;
  return (
    <footer className="border-t border-line bg-paper print:hidden">
      <WideRow className="flex flex-col gap-x-8 gap-y-2 py-8 md:flex-row md:items-center">
        <Logo />
        <p className="grow text-sm text-sumi-2">{say(product.tagline, language)}</p>
        <div className="flex flex-wrap gap-x-6">
          {isVisitor && <ListLinks className={link} />}
          <SiteLink href={links.journal} className={link}>
            {t('journal')}
          </SiteLink>
          <SiteLink href={links.support} className={link}>
            {t('support')}
          </SiteLink>
          <SiteLink href={links.about} className={link}>
            {t('about')}
          </SiteLink>
          <SiteLink href="/terms" className={link}>
            {t('terms')}
          </SiteLink>
        </div>
      </WideRow>
    </footer>
  );
}
