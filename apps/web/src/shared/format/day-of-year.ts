import { dayInWords } from '@engawa/contract/days/day-words';
import { type Language, say } from '@engawa/contract/language';
import { inJapan } from './date-time.ts';

/** 11月6日, 6 Nov; with another year if needed. A separate file that the home page does not load. */
export function formatDayOfYear(iso: string, language: Language, now = new Date()): string {
  const local = inJapan(iso);
  const year = local.slice(0, 4);
  const day = dayInWords(local, language).replace(/（.）$/, '');
  if (!inJapan(now.toISOString()).startsWith(year)) return day;
  return day.replace(say({ ja: `${year}年`, en: ` ${year}` }, language), '');
}
