import { demoViews } from '@engawa/demo/views';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Tx } from '../../database.ts';
import { storeProfileView } from '../../features/analytics/public.ts';
import { lastWeeks, publishFigures } from '../../features/insights/public.ts';
import { insertViewCounts, listOpenDemoJobs, saveForStudents } from './views.repo.ts';

interface World {
  companyIds: ReadonlyMap<string, string>;
  /** Demo sign-in students come first; they save items of their own. */
  studentIds: readonly string[];
  now: Date;
}

/** How many students save each of a company's jobs, in order. */
const savers = [14, 8, 3];

/** Views and saved items, so that company insights show figures. */
export async function insertViews(tx: Tx, { companyIds, studentIds, now }: World): Promise<void> {
  const weeks = lastWeeks(todayInJapan(now), '26').toReversed();
  let seed = 0;
  for (const company_id of companyIds.values()) {
    const jobs = (await listOpenDemoJobs(tx, company_id)).map(({ id }) => id);
    for (const job_id of [null, ...jobs]) {
      seed += 1;
      const kind = job_id === null ? 'company-view' : 'job-view';
      const rows = demoViews(seed).flatMap(({ weeksAgo, ...counted }) => {
        const week = weeks[weeksAgo];
        return week === undefined ? [] : [{ company_id, job_id, kind, week, ...counted } as const];
      });
      await insertViewCounts(tx, rows);
    }
    for (const [at, jobId] of jobs.slice(0, savers.length).entries()) {
      await saveForStudents(tx, {
        jobId,
        studentIds: studentIds.slice(2, 2 + (savers[at] ?? 0)),
        now,
      });
    }
  }
  // Published on two successive days: figures counted on the first day are shown from the second.
  const since = weeks.at(-1) ?? todayInJapan(now);
  for (let day = 0; day < 2; day += 1) await publishFigures(tx, [...companyIds.values()], since);
  await insertProfileViews(tx, { companyIds, studentIds, now });
}

const dayMs = 24 * 60 * 60 * 1000;

/** Some companies have viewed the demo's sign-in students within the last days. */
async function insertProfileViews(tx: Tx, { companyIds, studentIds, now }: World): Promise<void> {
  for (const [place, companyId] of [...companyIds.values()].entries()) {
    for (const [at, studentId] of studentIds.slice(0, 2).entries()) {
      if ((place + at) % 3 !== 0) continue;
      const day = todayInJapan(new Date(now.getTime() - (1 + place * 2) * dayMs));
      await storeProfileView(tx, { studentId, companyId, day });
    }
  }
}
