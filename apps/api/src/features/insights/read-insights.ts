import { type InsightPeriod, usualPeriod } from '@engawa/contract/insights/limits';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { listCells, listPublishedJobs } from './insights.repo.ts';
import { lastWeeks } from './insights.rules.ts';

interface Asking {
  db: Db;
  actor: { companyId: string };
  now: Date;
  query: { weeks?: InsightPeriod | undefined; job?: string | undefined };
}

export async function readInsights({ db, actor: { companyId }, now, query }: Asking) {
  const weeks = lastWeeks(todayInJapan(now), query.weeks ?? usualPeriod);
  const jobs = await listPublishedJobs(db, companyId);
  if (query.job) found(jobs.find(({ id }) => id === query.job));
  const asked = { companyId, since: weeks[0] };
  return { weeks, jobs, asked, cells: await listCells(db, asked) };
}
