import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { TextDocument } from '../text/text-document.ts';
import { TextSection } from '../text/text-section.tsx';
import { words as readingWords } from '../words.ja.ts';
import { ArticleCards } from './article-cards.tsx';
import { checkedOn } from './journal-texts.ts';

interface ArticleViewProps {
  article: TextDocument;
  others: readonly TextDocument[];
}

export function ArticleView({ article, others }: ArticleViewProps) {
  const t = useWords(readingWords);
  return (
    <div className="mx-auto w-full max-w-[50rem] px-4 py-8 sm:px-8 md:py-14">
      <Link to="/journal" className="inline-flex min-h-10 items-center text-sm text-ai underline">
        {t('journal.all')}
      </Link>
      <article aria-labelledby="article">
        <h1 id="article" className="phrased mt-2 text-2xl font-bold">
          {article.heading}
        </h1>
        <p className="mt-2 text-sm text-sumi-2">
          {t('journal.asOf', { date: formatDate(checkedOn, language) })}
        </p>
        <p className="mt-6 text-lg">{article.lead}</p>
        {article.sections.map((section) => (
          <TextSection key={section.id} section={section} heading="h2" />
        ))}
        <p className="mt-10 rounded border border-line bg-paper px-4 py-3 text-sm text-sumi-2">
          {t('journal.caution')}
        </p>
      </article>
      <aside aria-labelledby="others" className="mt-14 border-t border-line pt-8">
        <h2 id="others" className="mb-4 text-lg font-bold">
          {t('journal.others')}
        </h2>
        <ArticleCards articles={others} heading="h3" />
      </aside>
    </div>
  );
}
