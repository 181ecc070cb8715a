export const languages = ['ja', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ja';

/** A word of the product, written in both languages. */
export type Localized = Readonly<Record<Language, string>>;

/** The wire's names: header `LanguageType` and local storage hold 1 for English, 2 for Japanese. */
export const languageTypes = { en: 1, ja: 2 } as const satisfies Record<Language, number>;

/** Reads `LanguageType`: 1 or en, 2 or ja; anything else is the default. */
export function languageOf(languageType: string | undefined): Language {
  if (languageType === '1' || languageType === 'en') return 'en';
  return defaultLanguage;
}

/** Content of companies exists per language under the spec's keys `jp` and `en`. */
export const contentLanguages = ['jp', 'en'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];
export type PerLanguage<T> = Record<ContentLanguage, T | null>;

/** One picker for bilingual content: a missing language falls back to the other and says so. */
export function pickLanguage<T>(
  content: PerLanguage<T>,
  language: Language,
): { value: T; fellBack: boolean } | null {
  const [wanted, other] = language === 'ja' ? [content.jp, content.en] : [content.en, content.jp];
  if (wanted !== null) return { value: wanted, fellBack: false };
  return other === null ? null : { value: other, fellBack: true };
}

/**
 * The name of a company, or of somebody a company writes about, as a reader sees it: in their
 * language, or in the one it has. A name falls back by itself, not with the text around it.
 */
export const nameFor = (name: PerLanguage<string>, reader: Language): string =>
  pickLanguage(name, reader)?.value ?? '';
