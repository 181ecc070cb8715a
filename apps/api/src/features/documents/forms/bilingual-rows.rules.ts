import type { ContentLanguage, Localized } from '@engawa/contract/language';

export interface BilingualRow {
  label: Localized;
  texts: string[];
}

/** Makes a row of a label and a text in each of these languages; none if all texts are empty. */
export const bilingualRows =
  (languages: readonly ContentLanguage[]) =>
  (
    label: Localized,
    say: (language: ContentLanguage) => string | null | undefined,
  ): BilingualRow[] => {
    const texts = languages.map((one) => say(one) ?? '');
    return texts.every((text) => text === '') ? [] : [{ label, texts }];
  };
