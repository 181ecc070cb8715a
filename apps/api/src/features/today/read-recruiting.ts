import { addDays } from '@engawa/contract/days/days';
import { type TodayRow, todayLimits } from '@engawa/contract/today/rows';
import { todayInJapan } from '@engawa/platform/clock/today';
import { listEnding } from '../jobs/public.ts';
import type { TalentSearch } from '../talent-search/public.ts';
import { countNewMatches } from '../targets/public.ts';
import type { Asked } from './read-people.ts';

const dayMs = 24 * 60 * 60 * 1000;

export async function readEndingPostings({ db, actor, now }: Asked): Promise<TodayRow[]> {
  const today = todayInJapan(now);
  const until = addDays(today, todayLimits.endingDays);
  const jobs = await listEnding(db, actor.companyId, { today, until, most: todayLimits.rows });
  return jobs.map(({ id, ...job }) => ({ kind: 'posting-ending', jobId: id, ...job }));
}

export async function readNewMatches(
  { db, actor, now }: Asked,
  talent: TalentSearch,
): Promise<TodayRow[]> {
  const since = new Date(now.getTime() - todayLimits.newStudentDays * dayMs);
  const settings = await countNewMatches({ db, talent }, actor.companyId, since);
  return settings.map(({ id, name, count }) => ({
    kind: 'new-matches',
    targetId: id,
    name,
    count,
  }));
}
