import { todayInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import type { Db } from '../../database.ts';
import { listCompaniesAfter, publishFigures } from './figures.repo.ts';
import { lastWeeks } from './insights.rules.ts';

/** Once a day, so that a figure is shown at least a day after it was counted. */
export const publishInsightsJob = defineJob<Record<string, never>>('publish-insights', {
  cron: '41 18 * * *',
  once: true,
});

const companiesAtOnce = 500;

export async function publishInsights(commands: Db, now: Date): Promise<void> {
  const [since] = lastWeeks(todayInJapan(now), '26');
  for (let last: string | undefined; ; ) {
    const ids = await listCompaniesAfter(commands, last, companiesAtOnce);
    if (ids.length > 0) await publishFigures(commands, ids, since);
    last = ids.at(-1);
    if (ids.length < companiesAtOnce) break;
  }
}
