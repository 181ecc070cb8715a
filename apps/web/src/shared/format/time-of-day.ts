import { inJapan } from './date-time.ts';

/** The time of a day: 01:05. */
export const formatTime = (iso: string): string => inJapan(iso).slice(11, 16);

/** The day in Japan, YYYY-MM-DD: what was on one day has the same. */
export const dayInJapan = (iso: string): string => inJapan(iso).slice(0, 10);
