import { Suspense } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { words as homeWords } from '../words.ja.ts';
// Imported here, because the prerendered drawing is visible before its code has loaded.
import './engawa-scene.css';
import { EngawaScene, Numbers, ServerPart } from './lazy-parts.ts';

const lineBreak = { br: () => <br /> };

export function Hero() {
  const t = useWords(homeWords);
  return (
    <section className="grid gap-6 md:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] md:gap-x-16 md:gap-y-4">
      <div className="md:self-end">
        <Tag tone="note">{t('hero.audience')}</Tag>
        <h1 className="mt-4 text-3xl font-bold sm:text-4xl">{t.rich('hero.heading', lineBreak)}</h1>
      </div>
      <div>
        <p className="min-h-[4lh] max-w-[34em] text-sumi-2 sm:min-h-0 sm:text-lg">
          {t('hero.lead')}
        </p>
        <Suspense>
          <ServerPart name="search" className="mt-7" />
        </Suspense>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <LinkButton to="/talent/sso-auth" search={{ register: true }} size="large">
            {t('hero.asTalent')}
          </LinkButton>
          <LinkButton to="/company/signup" size="large">
            {t('hero.asCompany')}
          </LinkButton>
        </div>
        <div className="mt-8 min-h-25 sm:min-h-16">
          <Suspense>
            <Numbers />
          </Suspense>
        </div>
      </div>
      {/* Last, so that it does not move while the rest of the page arrives. */}
      <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center">
        <Suspense fallback={<div className="aspect-[3/2] sm:aspect-[5/3] md:aspect-[62/54]" />}>
          <EngawaScene />
        </Suspense>
      </div>
    </section>
  );
}
