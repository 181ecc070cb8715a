import { todayInJapan } from '@engawa/platform/clock/today';
import type { Db } from '../../database.ts';
import { presentJob, presentNewCompany } from './newest.present.ts';
import { listNewestCompanies, listNewestJobs, readJobs } from './newest.repo.ts';

const most = 6;

export type Newest = Awaited<ReturnType<typeof readNewest>>;

/** The newest jobs, one of each company, and the newest companies, all with a public page. */
export async function readNewest(db: Db, now: Date) {
  const today = todayInJapan(now);
  const [ids, companies] = await Promise.all([
    listNewestJobs(db, today, most),
    listNewestCompanies(db, today, most),
  ]);
  const rows = new Map((await readJobs(db, ids)).map((row) => [row.id, row]));
  return {
    jobs: ids.flatMap((id) => rows.get(id) ?? []).flatMap(presentJob),
    companies: companies.map(presentNewCompany),
  };
}
