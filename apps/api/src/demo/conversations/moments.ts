import { daysBefore } from '@engawa/demo/events/calendar';
import { momentOf, todayInJapan } from '@engawa/platform/clock/today';

const dayMs = 24 * 60 * 60_000;

/** A minute of an office day; a weekend moves to the Friday or Monday further from today. */
export function onOfficeDay(now: Date, days: number, at: string): Date {
  const day = daysBefore(todayInJapan(now), -days);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const toFriday = { 6: -1, 0: -2 }[weekday] ?? 0;
  const toMonday = { 6: 2, 0: 1 }[weekday] ?? 0;
  const time = momentOf(`${day}T${at.padStart(5, '0')}`).getTime();
  return new Date(time + (days < 0 ? toFriday : toMonday) * dayMs);
}
