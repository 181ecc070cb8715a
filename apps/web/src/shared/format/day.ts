import type { Language } from '@engawa/contract/language';
import { timeZone } from './date-time.ts';

/** YYYY-MM-DD in Japan. */
export const today = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(now);

/** YYYY-MM as 2027年3月 or March 2027. */
export function formatMonth(yearMonth: string, reader: Language): string {
  const [year = 0, month = 1] = yearMonth.split('-').map(Number);
  const options = { year: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(reader, options).format(Date.UTC(year, month - 1));
}
