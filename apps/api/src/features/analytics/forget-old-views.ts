import { todayInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import type { Db } from '../../database.ts';
import { lastWeeks } from '../insights/public.ts';
import { forgetProfileViewsBefore } from './profile-views.repo.ts';
import { forgetSeenBefore } from './seen.repo.ts';
import { forgetMarksBefore } from './views.repo.ts';

/** Once a day: deletes expired student views, profile views and marks; the sums stay. */
export const forgetOldViewsJob = defineJob<Record<string, never>>('forget-old-views', {
  cron: '23 4 * * *',
  once: true,
});

const day = 24 * 60 * 60 * 1000;
const atOnce = 5000;

export async function forgetOldViews(commands: Db, now: Date, keptDays: number): Promise<void> {
  const until = new Date(now.getTime() - keptDays * day);
  for (let some = atOnce; some === atOnce; ) {
    some = await forgetSeenBefore(commands, until, atOnce);
  }
  for (let some = atOnce; some === atOnce; ) {
    some = await forgetProfileViewsBefore(commands, todayInJapan(until), atOnce);
  }
  await forgetMarksBefore(commands, lastWeeks(todayInJapan(now), '4').at(-1) ?? '');
}
