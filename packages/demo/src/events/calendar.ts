import { todayInJapan } from '@engawa/platform/clock/today';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

const dayMs = 86_400_000;

export function weekdayIn(now: Date, week: number, weekday: Weekday): string {
  const start = Date.parse(`${todayInJapan(now)}T00:00:00Z`) + week * 7 * dayMs;
  const ahead = (weekdays.indexOf(weekday) - new Date(start).getUTCDay() + 7) % 7;
  return dayOf(start + ahead * dayMs);
}

export const daysBefore = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) - days * dayMs);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
