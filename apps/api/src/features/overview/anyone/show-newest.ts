import type { showNewest as endpoint } from '@engawa/contract/overview/anyone';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Db } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import { cachedFor } from '../cached-for.ts';
import { presentJob, presentNewCompany } from '../newest.present.ts';
import { listNewestCompanies, listNewestJobs, readJobs } from '../newest.repo.ts';

const most = 6;

async function readNewest(db: Db, now: Date) {
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

/** The call is public and unlimited, so the result is cached this long. */
const freshMs = 60_000;

export function showNewest(): Handler<typeof endpoint> {
  const kept = cachedFor<Awaited<ReturnType<typeof readNewest>>>(freshMs);
  return ({ db, now }) => kept(now, () => readNewest(db, now));
}
