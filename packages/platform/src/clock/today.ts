import { timeZone } from '@engawa/contract/reference/limits';

/** The Swedish date format is ISO 8601. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** Today in Japan, YYYY-MM-DD. */
export const todayInJapan = (now: Date): string => format.format(now);

const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The minute in Japan, YYYY-MM-DDTHH:MM. */
export const minuteInJapan = (now: Date): string => minutes.format(now).replace(' ', 'T');

export const momentOf = (minute: string): Date => new Date(`${minute}:00+09:00`);

const dayMs = 24 * 60 * 60 * 1000;

export function lastTime(hour: number, now: Date): Date {
  const today = momentOf(`${todayInJapan(now)}T${String(hour).padStart(2, '0')}:00`);
  return today > now ? new Date(today.getTime() - dayMs) : today;
}

export const nextTime = (hour: number, now: Date): Date =>
  new Date(lastTime(hour, now).getTime() + dayMs);
