import {
  type ContentLanguage,
  contentLanguageOf,
  contentLanguages,
  type FullLanguage,
  type Language,
  languageOfContent,
  otherContentLanguage,
  otherFullLanguage,
  type PerLanguage,
} from '@engawa/contract/language';

export interface Reading {
  language: Language;
  /** The URL names the language (`?lang=`). */
  asked: boolean;
}

/** A company's text in the reader's language if it exists, else in another. */
export interface Written<T> {
  words: T;
  language: Language;
  content: ContentLanguage;
  fellBack: boolean;
}

export function writtenFor<T>(texts: PerLanguage<T>, reader: Language): Written<T> | undefined {
  const wanted = contentLanguageOf(reader);
  for (const content of [wanted, otherContentLanguage(wanted)]) {
    const words = texts[content];
    if (words === null) continue;
    return { words, language: languageOfContent(content), content, fellBack: content !== wanted };
  }
  return undefined;
}

export const languagesOf = (texts: PerLanguage<unknown>): FullLanguage[] =>
  contentLanguages.filter((content) => texts[content] !== null).map(languageOfContent);

export interface Addresses {
  canonical: string;
  alternates: readonly { hreflang: string; href: string }[];
  /** Query string that leads to the same page in the other language. */
  otherLanguage: string;
}

/** Canonical and alternate URLs; a text in its own language has the plain URL. */
export function addressesOf(
  at: string,
  { language, asked }: Reading,
  { written, shown }: { written: readonly Language[]; shown: Language },
): Addresses {
  const named = (one: Language) => `${at}?lang=${one}`;
  const plain = shown === language && !asked;
  return {
    canonical: plain ? at : named(shown),
    alternates: [
      ...written.map((one) => ({ hreflang: one, href: named(one) })),
      { hreflang: 'x-default', href: at },
    ],
    otherLanguage: `?lang=${otherFullLanguage(language)}`,
  };
}
