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
