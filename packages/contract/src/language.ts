/** Languages in which every text exists. */
export const fullLanguages = ['ja', 'en'] as const;
export type FullLanguage = (typeof fullLanguages)[number];

export const isFullLanguage = (language: Language): language is FullLanguage =>
  fullLanguages.some((full) => full === language);

/** Accented, longer English for trying out screens: `?lang=qps` selects it, no menu offers it. */
const pseudolocale = 'qps';

/** Languages with only some of the texts; the missing ones fall back to English. */
export const partialLanguages = [pseudolocale] as const;

export const languages = [...fullLanguages, ...partialLanguages] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: FullLanguage = 'ja';

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((known) => known === text);

/** A value per language; required for full languages, optional for partial ones. */
export type Said<T> = Readonly<Record<FullLanguage, T>> & Readonly<Partial<Record<Language, T>>>;

export type Localized = Said<string>;

/** Picks the value of a language; a partial language without one gets English. */
export const say = <T>(said: Said<T>, language: Language): T => said[language] ?? said.en;

/** The language itself if it is full, otherwise English; for texts without partial languages. */
export const fullLanguageOf = (language: Language): FullLanguage =>
  say<FullLanguage>({ ja: 'ja', en: 'en' }, language);

const counterparts = { ja: 'en', en: 'ja' } as const satisfies Record<FullLanguage, FullLanguage>;
/** The other full language, which a bilingual page offers as a link. */
export const otherFullLanguage = (language: Language): FullLanguage =>
  counterparts[fullLanguageOf(language)];

/** The BCP 47 tag for `Intl`. */
export const localeOf = (language: Language): string =>
  language === pseudolocale ? 'en' : language;

/** Values of the header `LanguageType` and of local storage: 1 for English, 2 for Japanese. */
export const languageTypes: Readonly<Record<Language, string>> = { en: '1', ja: '2', qps: 'qps' };

/** For browsers that prefer none of ours: English on students' pages, Japanese on companies'. */
export const fallbackLanguageFor = (path: string): FullLanguage =>
  /^\/company(?:\/|$)/.test(path) ? 'ja' : 'en';

/** Accepts a `LanguageType` value or a language code; anything else gives the default. */
export const languageOf = (languageType: string | undefined): Language =>
  languages.find((one) => one === languageType || languageTypes[one] === languageType) ??
  defaultLanguage;

/** Content of companies has the keys `jp` and `en` in JSON. */
export const contentLanguages = ['jp', 'en'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];
export type PerLanguage<T> = Record<ContentLanguage, T | null>;

/** The language in which missing fields are reported when a company has written neither. */
export const mainContentLanguage: ContentLanguage = 'jp';

export const contentLanguageOf = (language: Language): ContentLanguage =>
  say<ContentLanguage>({ ja: 'jp', en: 'en' }, language);

export const isContentLanguage = (text: string | undefined): text is ContentLanguage =>
  contentLanguages.some((known) => known === text);

const readers = { jp: 'ja', en: 'en' } as const satisfies Record<ContentLanguage, FullLanguage>;
/** The reading language that corresponds to a content language. */
export const languageOfContent = (content: ContentLanguage): FullLanguage => readers[content];

const others = { jp: 'en', en: 'jp' } as const satisfies Record<ContentLanguage, ContentLanguage>;
export const otherContentLanguage = (content: ContentLanguage): ContentLanguage => others[content];

/** Picks bilingual content; a missing language falls back to the other and the result says so. */
export function pickLanguage<T>(
  content: PerLanguage<T>,
  language: Language,
): { value: T; fellBack: boolean } | null {
  const wanted = content[contentLanguageOf(language)];
  const other = content[otherContentLanguage(contentLanguageOf(language))];
  if (wanted !== null) return { value: wanted, fellBack: false };
  return other === null ? null : { value: other, fellBack: true };
}

/** The name in the reader's language, else the other one, regardless of the text around it. */
export const nameFor = (name: PerLanguage<string>, reader: Language): string =>
  pickLanguage(name, reader)?.value ?? '';
