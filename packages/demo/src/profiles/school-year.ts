import { todayInJapan } from '@engawa/platform/clock/today';

/** The year of the next graduation in March: all of the demo's dates hang on it, so it never ages. */
export function nextSpring(now: Date): number {
  const [year, month] = todayInJapan(now).split('-').map(Number) as [number, number];
  return month >= 4 ? year + 1 : year;
}
