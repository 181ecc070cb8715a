import { type Language, localeOf } from '../language.ts';

/** Kept, because making a formatter takes a hundred times as long as formatting a month. */
const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const form = { year: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const made = new Intl.DateTimeFormat(localeOf(language), form);
  formats.set(language, made);
  return made;
}

/** A month (YYYY-MM): 2027年3月, Mar 2027. */
export function monthInWords(month: string, language: Language): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return formatOf(language).format(Date.UTC(year, number - 1));
}
