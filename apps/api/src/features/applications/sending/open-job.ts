import { todayInJapan } from '@engawa/platform/clock/today';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Db, Tx } from '../../../database.ts';
import { findLender, findVisibleJob, shareJob } from '../../jobs/public.ts';
import { isPublishedFor } from './job.repo.ts';

interface Asked {
  jobId: string;
  via: string | undefined;
  now: Date;
}

/** A job this student can apply for now, and the partner company whose page led to it. */
export async function requireOpenJob(db: Db, studentId: string, { jobId, via, now }: Asked) {
  const job = await findVisibleJob(db, studentId, jobId);
  if (!job) {
    // The answer is `job_closed` only if the student could see the job once; otherwise 404.
    found((await isPublishedFor(db, studentId, jobId)) || undefined);
    refuse('job_closed');
  }
  const isLent = via !== undefined || job.status === 4;
  const lentBy = isLent ? await findLender(db, { student: studentId, jobId, via }) : undefined;
  const { jp, en, common } = job.published;
  // The deadline is over, even if the job has not closed it yet.
  if (common.deadline !== null && common.deadline < todayInJapan(now)) refuse('job_closed');
  return {
    ...job,
    title: { jp: jp?.position ?? null, en: en?.position ?? null },
    applyPage: common.applyPage,
    requiredDocuments: common.requiredDocuments,
    applyUrl: common.applyPage === 'external' ? common.applyUrl : null,
    lentBy: lentBy ?? null,
  };
}

export type OpenJob = Awaited<ReturnType<typeof requireOpenJob>>;

/** Locks the job in a command: closing, limiting or deleting it waits. */
export async function lockOpenJob(tx: Tx, studentId: string, asked: Asked): Promise<OpenJob> {
  await shareJob(tx, asked.jobId);
  return requireOpenJob(tx, studentId, asked);
}
