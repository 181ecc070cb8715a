import { type Language, localeOf, say } from './language.ts';

/** Joins items in one line: A、B、C in Japanese, A, B, C in English. */
export const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), {
    type: say<'conjunction' | 'unit'>({ ja: 'conjunction', en: 'unit' }, language),
  }).format(items);
