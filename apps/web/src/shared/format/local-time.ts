import type { Language } from '@engawa/contract/language';
import { timeZone } from './date-time.ts';

/** YYYY-MM-DDTHH:MM on a clock in Japan, which needs no conversion to be shown. */
const parts = (local: string) => {
  const [date = '', time = ''] = local.split('T');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { instant: Date.UTC(year, month - 1, day), date, time };
};

export function formatLocal(local: string, reader: Language): string {
  const { instant, time } = parts(local);
  const day = new Intl.DateTimeFormat(reader, {
    year: 'numeric',
    month: reader === 'ja' ? 'numeric' : 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(instant);
  return `${day} ${time}`;
}

/** The end of the same day is a time only. */
export const formatEnd = (start: string, end: string, reader: Language): string =>
  parts(start).date === parts(end).date ? parts(end).time : formatLocal(end, reader);

/** YYYY-MM-DDTHH:MM on a clock in Japan. */
export const minuteInJapan = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(now)
    .replace(' ', 'T');
