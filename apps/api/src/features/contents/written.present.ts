import type { ContentKind } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { writtenLanguages } from '@engawa/contract/contents/written';
import type { ContentLanguage, PerLanguage } from '@engawa/contract/language';

export function perWritten<L extends object, T>(
  kind: ContentKind,
  document: PerLanguage<L>,
  pick: (words: L) => T,
): PerLanguage<T> {
  const written = writtenLanguages(outlines[kind].written, document);
  const of = (language: ContentLanguage) => {
    const words = document[language];
    return words && written.includes(language) ? pick(words) : null;
  };
  return { jp: of('jp'), en: of('en') };
}
