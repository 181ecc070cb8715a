import { dayInWords } from '@engawa/contract/days/day-words';
import { type Language, say } from '@engawa/contract/language';
import { timeZone } from './time-zone.ts';

/** Splits YYYY-MM-DDTHH:MM in Japanese local time, which is displayed without conversion. */
const parts = (local: string) => {
  const [date = '', time = ''] = local.split('T');
  return { date, time };
};

export function formatLocal(local: string, reader: Language): string {
  const { date, time } = parts(local);
  return `${dayInWords(date, reader)}${say({ ja: '', en: ', ' }, reader)}${time}`;
}

export const formatEnd = (start: string, end: string, reader: Language): string =>
  parts(start).date === parts(end).date ? parts(end).time : formatLocal(end, reader);

/** The current minute in Japan as YYYY-MM-DDTHH:MM. */
export const minuteInJapan = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(now)
    .replace(' ', 'T');
