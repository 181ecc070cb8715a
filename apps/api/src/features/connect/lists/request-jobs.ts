import { todayInJapan } from '@engawa/platform/clock/today';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Db, Tx } from '../../../database.ts';
import type { NamedJob } from '../connections.repo.ts';
import { isOwnJob, listOpenJobs } from './request-jobs.repo.ts';

/** Jobs that a company's requests can name. */
export async function readRequestJobs(db: Db, company: string, now: Date): Promise<NamedJob[]> {
  const rows = await listOpenJobs(db, company, { today: todayInJapan(now) });
  return rows.map(({ id, published }) => ({
    id,
    title: { jp: published?.jp?.position ?? null, en: published?.en?.position ?? null },
  }));
}

/** Refuses a job of another company with 404, like an unknown id. */
export async function requireJob(
  { tx, now }: { tx: Tx; now: Date },
  company: string,
  jobId: string,
): Promise<NamedJob> {
  const [row] = await listOpenJobs(tx, company, { today: todayInJapan(now), jobId });
  if (!row) {
    found((await isOwnJob(tx, company, jobId)) || undefined);
    refuse('request_job_closed');
  }
  const { jp, en } = row.published ?? {};
  return { id: row.id, title: { jp: jp?.position ?? null, en: en?.position ?? null } };
}
