import { lazy, Suspense } from 'react';
import { Hero } from '../../features/home/components/hero.tsx';
import { BelowHero } from '../../features/home/components/lazy-parts.ts';
import { words as homeWords } from '../../features/home/words.ja.ts';
import { usePageTitle } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useStrategy } from '../../shared/session/use-strategy.ts';

const Top = lazy(async () => ({ default: (await import('../talent/top-page.tsx')).TopPage }));

/** Shows the top page to signed-in students. */
export function HomePage() {
  return useStrategy() === 'student' ? (
    <Suspense>
      <Top />
    </Suspense>
  ) : (
    <Welcome />
  );
}

function Welcome() {
  const t = useWords(homeWords);
  usePageTitle(t('title'));
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-col gap-14 px-4 pt-8 pb-16 sm:px-8 md:gap-20 md:px-16 md:pt-16">
      <Hero />
      <Suspense>
        <BelowHero />
      </Suspense>
    </div>
  );
}
