import { defineTexts } from '../text/define-texts.ts';
import type { TextDocument } from '../text/text-document.ts';

/** The day on which the facts in the articles were last compared with their sources. */
export const checkedOn = '2026-11-15';

/** In list order; an article's id is the last part of its address. */
export const journalTexts = defineTexts({
  ja: async () => {
    const [preparing, residence] = await Promise.all([
      import('./preparing.ja.ts'),
      import('./residence.ja.ts'),
    ]);
    return [...preparing.articles, ...residence.articles];
  },
  en: async () => {
    const [preparing, residence] = await Promise.all([
      import('./preparing.en.ts'),
      import('./residence.en.ts'),
    ]);
    return [...preparing.articles, ...residence.articles];
  },
});

export const articleNamed = (
  articles: readonly TextDocument[],
  id: string,
): TextDocument | undefined => articles.find((article) => article.id === id);
