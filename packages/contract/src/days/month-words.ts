import { type Language, localeOf } from '../language.ts';

/** A month (YYYY-MM): 2027年3月, Mar 2027. */
export function monthInWords(month: string, language: Language): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const form = { year: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), form).format(Date.UTC(year, number - 1));
}
