import { dayInTable, dayInWords } from '@engawa/contract/days/day-words';
import { type Language, say } from '@engawa/contract/language';

/** Shifts a time to UTC+9. Japan has no daylight saving time. */
export const inJapan = (iso: string): string =>
  new Date(new Date(iso).getTime() + 9 * 3_600_000).toISOString();

/** For lists and tables: 2026/09/05 01:05, 5 Sep 2026, 01:05. */
export function formatDateTime(iso: string, language: Language): string {
  const local = inJapan(iso);
  return `${dayInTable(local, language)}${say({ ja: '', en: ',' }, language)} ${local.slice(11, 16)}`;
}

export const formatDate = (iso: string, language: Language): string =>
  dayInWords(inJapan(iso), language);

export const formatTableDate = (iso: string, language: Language): string =>
  dayInTable(inJapan(iso), language);
