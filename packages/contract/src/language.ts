/** The languages in which every text of the product exists. */
export const fullLanguages = ['ja', 'en'] as const;
export type FullLanguage = (typeof fullLanguages)[number];

export const isFullLanguage = (language: Language): language is FullLanguage =>
  fullLanguages.some((full) => full === language);

/** English with accents and longer words, to try screens with: `?lang=qps` chooses it, no menu offers it. */
const pseudolocale = 'qps';

/** Languages with only some of the texts; the missing ones fall back to English. */
export const partialLanguages = [pseudolocale] as const;

/** What somebody can read the product in. */
export const languages = [...fullLanguages, ...partialLanguages] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: FullLanguage = 'ja';

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((known) => known === text);

/** Something that is said in each full language, and perhaps in a partial one. */
export type Said<T> = Readonly<Record<FullLanguage, T>> & Readonly<Partial<Record<Language, T>>>;

/** A text of the product. */
export type Localized = Said<string>;

/** Picks what is said in a language; a partial language that lacks it gets English. */
export const say = <T>(said: Said<T>, language: Language): T => said[language] ?? said.en;

/** The language itself if it is full, otherwise English; for texts that exist in full languages only. */
export const fullLanguageOf = (language: Language): FullLanguage =>
  say<FullLanguage>({ ja: 'ja', en: 'en' }, language);

const counterparts = { ja: 'en', en: 'ja' } as const satisfies Record<FullLanguage, FullLanguage>;
/** The full language that a page with two languages offers beside the one it is in. */
export const otherFullLanguage = (language: Language): FullLanguage =>
  counterparts[fullLanguageOf(language)];

/** The name by which `Intl` knows a language. */
export const localeOf = (language: Language): string =>
  language === pseudolocale ? 'en' : language;

/** The wire's names: header `LanguageType` and local storage hold 1 for English, 2 for Japanese. */
export const languageTypes: Readonly<Record<Language, string>> = { en: '1', ja: '2', qps: 'qps' };

/**
 * The language of a page for a browser that prefers languages that we do not speak: students read English,
 * companies Japanese.
 */
export const languageOfStrangers = (path: string): FullLanguage =>
  /^\/company(?:\/|$)/.test(path) ? 'ja' : 'en';

/** Reads `LanguageType`: the wire's name of a language or its own; anything else is the default. */
export const languageOf = (languageType: string | undefined): Language =>
  languages.find((one) => one === languageType || languageTypes[one] === languageType) ??
  defaultLanguage;

/** Content of companies exists per language under the spec's keys `jp` and `en`. */
export const contentLanguages = ['jp', 'en'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];
export type PerLanguage<T> = Record<ContentLanguage, T | null>;

/** The language in which a company owes what it has written in neither. */
export const mainContentLanguage: ContentLanguage = 'jp';

/** The content language that a reader gets where a company has written it. */
export const contentLanguageOf = (language: Language): ContentLanguage =>
  say<ContentLanguage>({ ja: 'jp', en: 'en' }, language);

export const isContentLanguage = (text: string | undefined): text is ContentLanguage =>
  contentLanguages.some((known) => known === text);

const readers = { jp: 'ja', en: 'en' } as const satisfies Record<ContentLanguage, FullLanguage>;
/** The language in which a content language is read. */
export const languageOfContent = (content: ContentLanguage): FullLanguage => readers[content];

const others = { jp: 'en', en: 'jp' } as const satisfies Record<ContentLanguage, ContentLanguage>;
export const otherContentLanguage = (content: ContentLanguage): ContentLanguage => others[content];

/** One picker for bilingual content: a missing language falls back to the other and says so. */
export function pickLanguage<T>(
  content: PerLanguage<T>,
  language: Language,
): { value: T; fellBack: boolean } | null {
  const wanted = content[contentLanguageOf(language)];
  const other = content[otherContentLanguage(contentLanguageOf(language))];
  if (wanted !== null) return { value: wanted, fellBack: false };
  return other === null ? null : { value: other, fellBack: true };
}

/**
 * The name of a company, or of somebody a company writes about, as a reader sees it: in their
 * language, or in the one it has. A name falls back by itself, not with the text around it.
 */
export const nameFor = (name: PerLanguage<string>, reader: Language): string =>
  pickLanguage(name, reader)?.value ?? '';
