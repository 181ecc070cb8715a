import { dayInTable, dayInWords } from '@engawa/contract/days/day-words';
import { type Language, say } from '@engawa/contract/language';

/** Japan has no summer time: nine hours before Greenwich, all year. */
export const inJapan = (iso: string): string =>
  new Date(new Date(iso).getTime() + 9 * 3_600_000).toISOString();

/** For lists and tables: 2026/09/05 01:05, 5 Sep 2026, 01:05. */
export function formatDateTime(iso: string, language: Language): string {
  const local = inJapan(iso);
  return `${dayInTable(local, language)}${say({ ja: '', en: ',' }, language)} ${local.slice(11, 16)}`;
}

/** A day without a time, in a sentence. */
export const formatDate = (iso: string, language: Language): string =>
  dayInWords(inJapan(iso), language);

/** A day without a time, in a table. */
export const formatTableDate = (iso: string, language: Language): string =>
  dayInTable(inJapan(iso), language);
