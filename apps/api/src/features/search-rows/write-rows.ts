import { todayInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import type { Db, Tx } from '../../database.ts';
import { lockPublishedGeneral } from '../contents/public.ts';
import { companyRow } from './company-row.rules.ts';
import { jobRow } from './job-row.rules.ts';
import {
  deleteJobRow,
  deleteRowsOf,
  findOpenJob,
  findShownCompany,
  insertCompanyRow,
  insertJobRows,
  listOpenJobs,
  listOutdated,
  lockGeneral,
  markOutdated,
} from './rows.repo.ts';

type OpenJob = NonNullable<Awaited<ReturnType<typeof findOpenJob>>>;
type General = Awaited<ReturnType<typeof lockPublishedGeneral>>;

const rowOf = ({ id, companyId, job, ...posting }: OpenJob, general: General, now: Date) => ({
  job_id: id,
  company_id: companyId,
  ...jobRow(job, general, posting, todayInJapan(now)),
});

/**
 * Rewrites the job's search row in the transaction of its change. The general page is locked for
 * share: its publication waits and then rewrites the rows of all jobs.
 */
export async function writeJobRow(tx: Tx, jobId: string, now: Date): Promise<void> {
  const open = await findOpenJob(tx, jobId);
  if (!open) return deleteJobRow(tx, jobId);
  const general = await lockPublishedGeneral(tx, open.companyId);
  await deleteJobRow(tx, jobId);
  await insertJobRows(tx, [rowOf(open, general, now)]);
}

/** Rewrites the company's rows and its jobs'. The caller has locked the general page. */
export async function writeCompanyRows(tx: Tx, companyId: string, now: Date): Promise<void> {
  const shown = await findShownCompany(tx, companyId);
  const jobs = await listOpenJobs(tx, companyId);
  await deleteRowsOf(tx, companyId);
  await insertJobRows(
    tx,
    jobs.map((job) => rowOf(job, shown?.general ?? null, now)),
  );
  if (!shown) return;
  await insertCompanyRow(tx, {
    company_id: companyId,
    ...companyRow(shown.general, shown.listedAt),
  });
}

/** Every ten minutes: rewrites rows made by an older version of the rules. */
export const updateRowsJob = defineJob<Record<string, never>>('update-search-rows', {
  cron: '*/10 * * * *',
  once: true,
});

interface Updating {
  commands: Db;
  now: Date;
}

const atOnce = 200;

/** One transaction per company, so that others wait only briefly; returns their number. */
export async function updateRows({ commands, now }: Updating): Promise<number> {
  for (let done = 0; ; ) {
    const outdated = await listOutdated(commands, atOnce);
    for (const { id } of outdated) {
      await commands.transaction().execute(async (tx) => {
        await lockGeneral(tx, id);
        await writeCompanyRows(tx, id, now);
      });
    }
    done += outdated.length;
    if (outdated.length < atOnce) return done;
  }
}

/** For the operator: rewrites every row; the old ones serve until then. */
export async function rebuildRows(updating: Updating): Promise<number> {
  await markOutdated(updating.commands);
  return updateRows(updating);
}
