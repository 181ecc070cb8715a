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

/** How somebody asks for a page. */
export interface Reading {
  language: Language;
  /** The address names the language (`?lang=`). */
  asked: boolean;
}

/** What a company has written, in the language of whoever reads where it has that. */
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
  /** The same page in the other language, as a path. */
  otherLanguage: string;
}

/** What search engines are told of the languages; a text that is shown in its own has one address. */
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
