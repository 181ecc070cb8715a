import type { ContentLanguage, Language, PerLanguage } from '@engawa/contract/language';

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

const contentOf = { ja: 'jp', en: 'en' } as const satisfies Record<Language, ContentLanguage>;
const other = { ja: 'en', en: 'ja' } as const satisfies Record<Language, Language>;

export function writtenFor<T>(texts: PerLanguage<T>, reader: Language): Written<T> | undefined {
  for (const language of [reader, other[reader]]) {
    const words = texts[contentOf[language]];
    if (words === null) continue;
    return { words, language, content: contentOf[language], fellBack: language !== reader };
  }
  return undefined;
}

export const languagesOf = (texts: PerLanguage<unknown>): Language[] =>
  (['ja', 'en'] as const).filter((language) => texts[contentOf[language]] !== null);

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
    otherLanguage: `?lang=${other[language]}`,
  };
}
