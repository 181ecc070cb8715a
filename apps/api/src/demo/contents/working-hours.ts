import { daysBefore } from '@engawa/demo/events/calendar';
import { momentOf, todayInJapan } from '@engawa/platform/clock/today';

/** A minute within office hours, `daysAgo` days before `now`; the same one for each day. */
export function atWork(now: Date, daysAgo: number): Date {
  const hour = 10 + ((daysAgo * 5) % 8);
  const minute = 10 + ((daysAgo * 17) % 50);
  return momentOf(`${daysBefore(todayInJapan(now), daysAgo)}T${hour}:${minute}`);
}
