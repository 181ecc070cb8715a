import { todayInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db, Tx } from '../../../database.ts';
import { auditJobAct } from '../../../job-audit.repo.ts';
import { listRecruiters } from '../../../people/recruiters.repo.ts';
import { raiseVersion } from '../../contents/public.ts';
import { notify } from '../../notifications/public.ts';
import { setStatus } from '../status/set-status.ts';
import {
  type ClosingJob,
  listClosingSoon,
  listPastDeadline,
  lockClosing,
  markNotified,
} from './closing.repo.ts';

/** Every five minutes: closes jobs past their deadline and notifies of approaching ones. */
export const closeJobsJob = defineJob<Record<string, never>>('close-jobs', {
  cron: '*/5 * * * *',
  once: true,
});

interface Closing {
  commands: Db;
  writer: OutboxWriter;
  now: Date;
  listSavers: (tx: Tx, jobId: string) => Promise<string[]>;
}

const atOnce = 500;
const dayMs = 24 * 60 * 60 * 1000;
const notifyDaysBefore = 3;

export async function closeJobs(closing: Closing): Promise<void> {
  const { commands, now } = closing;
  const today = todayInJapan(now);
  for (const { id } of await listPastDeadline(commands, today, atOnce)) {
    await withJob(closing, id, (tx, job, outbox) => closeOne(tx, job, { outbox, now, today }));
  }
  const until = todayInJapan(new Date(now.getTime() + notifyDaysBefore * dayMs));
  for (const { id } of await listClosingSoon(commands, today, until, atOnce)) {
    await withJob(closing, id, async (tx, job, outbox) => {
      const notified = await notifyCompanyOf(tx, job, { outbox, now, until });
      if (notified)
        await notifySavers(tx, job, { outbox, now, to: await closing.listSavers(tx, id) });
    });
  }
}

/** In a separate transaction: the job may have been closed or its deadline moved meanwhile. */
async function withJob(
  { commands, writer, now }: Closing,
  id: string,
  act: (tx: Tx, job: ClosingJob, outbox: CollectedOutbox) => Promise<void>,
): Promise<void> {
  await commands.transaction().execute(async (tx) => {
    const job = await lockClosing(tx, id);
    if (!job) return;
    const outbox = new CollectedOutbox();
    await act(tx, job, outbox);
    await outbox.write(tx, writer, now);
  });
}

interface Day {
  outbox: CollectedOutbox;
  now: Date;
}

async function closeOne(
  tx: Tx,
  job: ClosingJob,
  { outbox, now, today }: Day & { today: string },
): Promise<void> {
  if (job.closesOn >= today) return;
  await setStatus(tx, job.id, 2, now);
  // An editor opened earlier cannot reopen the job by saving.
  await raiseVersion(tx, job.id);
  await auditJobAct(tx, { action: 'job.close-past-deadline', ...job, now });
  await notifyRecruiters(tx, job, 'jobClosed', { outbox, now });
}

async function notifyCompanyOf(
  tx: Tx,
  job: ClosingJob,
  { outbox, now, until }: Day & { until: string },
): Promise<boolean> {
  if (job.closesOn > until || job.notifiedFor === job.closesOn) return false;
  await markNotified(tx, job);
  await notifyRecruiters(tx, job, 'jobClosesSoon', { outbox, now });
  return true;
}

async function notifySavers(
  tx: Tx,
  job: ClosingJob,
  { outbox, now, to }: Day & { to: string[] },
): Promise<void> {
  const { id: jobId, companyId, closesOn, company } = job;
  const about = { companyId, company, jobId, title: titleOf(job), closesOn };
  await notify({ tx, outbox, now }, { kind: 'savedJobClosing', about, to });
}

async function notifyRecruiters(
  tx: Tx,
  job: ClosingJob,
  kind: 'jobClosed' | 'jobClosesSoon',
  { outbox, now }: Day,
): Promise<void> {
  const { id: jobId, companyId, closesOn } = job;
  const to = await listRecruiters(tx, companyId);
  await notify({ tx, outbox, now }, { kind, about: { jobId, title: titleOf(job), closesOn }, to });
}

const titleOf = ({ job }: ClosingJob) => ({
  jp: job.jp?.position ?? null,
  en: job.en?.position ?? null,
});
