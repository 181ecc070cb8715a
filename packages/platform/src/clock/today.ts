import { timeZone } from '@engawa/contract/reference/limits';

/** Swedish dates are written as ISO has them. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The day it is in Japan, YYYY-MM-DD. */
export const todayInJapan = (now: Date): string => format.format(now);

const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The minute it is in Japan, YYYY-MM-DDTHH:MM. */
export const minuteInJapan = (now: Date): string => minutes.format(now).replace(' ', 'T');

/** The moment of a minute in Japan, which has one time zone and no summer time. */
export const momentOf = (minute: string): Date => new Date(`${minute}:00+09:00`);

const dayMs = 24 * 60 * 60 * 1000;

/** When it was this hour in Japan last. */
export function lastTime(hour: number, now: Date): Date {
  const today = momentOf(`${todayInJapan(now)}T${String(hour).padStart(2, '0')}:00`);
  return today > now ? new Date(today.getTime() - dayMs) : today;
}

/** When it will be this hour in Japan next. */
export const nextTime = (hour: number, now: Date): Date =>
  new Date(lastTime(hour, now).getTime() + dayMs);
