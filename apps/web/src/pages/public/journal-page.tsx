import { product } from '@engawa/contract/product';
import { use } from 'react';
import { ArticleCards } from '../../features/reading/journal/article-cards.tsx';
import { journalTexts } from '../../features/reading/journal/journal-texts.ts';
import { words as readingWords } from '../../features/reading/words.ja.ts';
import { useWords } from '../../shared/i18n/words.ts';

export function JournalPage() {
  const t = useWords(readingWords);
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-8 sm:px-8 md:px-16 md:py-14">
      <h1 className="text-2xl font-bold">{t('journal.heading')}</h1>
      <p className="phrased mt-2 mb-8 text-sumi-2">{t('journal.lead', { name: product.name })}</p>
      <ArticleCards articles={use(journalTexts.load())} heading="h2" />
    </div>
  );
}
