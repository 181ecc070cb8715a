import { dayInWords } from '@engawa/contract/days/day-words';
import { type Language, say } from '@engawa/contract/language';
import { inJapan } from './date-time.ts';

/** A day without its weekday, and without this year: 11月6日, 6 Nov. Kept out of what the home page loads. */
export function formatDayOfYear(iso: string, language: Language, now = new Date()): string {
  const local = inJapan(iso);
  const year = local.slice(0, 4);
  const day = dayInWords(local, language).replace(/（.）$/, '');
  if (!inJapan(now.toISOString()).startsWith(year)) return day;
  return day.replace(say({ ja: `${year}年`, en: ` ${year}` }, language), '');
}
