import { inJapan } from './date-time.ts';

export const formatTime = (iso: string): string => inJapan(iso).slice(11, 16);

/** The day in Japan, as YYYY-MM-DD. */
export const dayInJapan = (iso: string): string => inJapan(iso).slice(0, 10);
