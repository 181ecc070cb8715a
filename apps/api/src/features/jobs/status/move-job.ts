import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { type LockedContent, lockPublishedGeneral, raiseVersion } from '../../contents/public.ts';
import { hasRoom, limitOf, lockPlan } from '../../plan/public.ts';
import { checkPosting } from '../posting/check-posting.ts';
import { type JobCall, publishJob } from '../posting/publish-job.ts';
import { readWages } from '../posting/wages.repo.ts';
import { isOpen, stepBetween } from './job-status.rules.ts';
import { countOpenJobs } from './postings.repo.ts';
import { setStatus } from './set-status.ts';

interface Move {
  /** Locked by the caller, so the status cannot change between reading and writing. */
  content: LockedContent<'job'>;
  from: JobStatusId;
  to: JobStatusId;
}

export async function moveJob(call: JobCall, { content, from, to }: Move): Promise<void> {
  const { tx, actor, now } = call;
  const step = stepBetween(from, to);
  if (step === 'refuse') refuse('status_not_possible');
  if (step === 'nothing') return;
  if (step === 'publish') await publishJob(call, content);
  if (step === 'check again') {
    const general = await lockPublishedGeneral(tx, actor.companyId);
    // A job that was once open has a published copy.
    const minimum = await readWages(tx, todayInJapan(now));
    checkPosting(found(content.published), general, { ...call, minimum });
  }
  await requirePlanRoom(tx, actor.companyId, { from, to });
  await setStatus(tx, content.id, to, now);
  await raiseVersion(tx, content.id);
}

/** Refuses to open more jobs than the plan allows; an open job already counts. */
export async function requirePlanRoom(
  tx: Tx,
  companyId: string,
  { from, to }: Pick<Move, 'from' | 'to'>,
): Promise<void> {
  if (isOpen(from) || !isOpen(to)) return;
  const plan = await lockPlan(tx, companyId);
  if (hasRoom(plan, 'openJobs', await countOpenJobs(tx, companyId))) return;
  refuse('open_jobs_used_up', { details: { count: limitOf(plan, 'openJobs') ?? 0 } });
}
