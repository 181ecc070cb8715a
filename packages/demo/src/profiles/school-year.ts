import { todayInJapan } from '@engawa/platform/clock/today';

/** The year of the next graduation in March, to which all dates of the demo are relative. */
export function nextSpring(now: Date): number {
  const [year, month] = todayInJapan(now).split('-').map(Number) as [number, number];
  return month >= 4 ? year + 1 : year;
}
