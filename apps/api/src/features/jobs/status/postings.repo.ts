import type { JobCommon } from '@engawa/contract/jobs/schemas';
import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import type { Db, Tx } from '../../../database.ts';
import { type Documents, readDocument } from '../../contents/public.ts';
import { jobs } from '../jobs.query.ts';
import { isOpen, openStatuses } from './job-status.rules.ts';

export async function insertPosting(
  tx: Tx,
  id: string,
  status: JobStatusId,
  now: Date,
): Promise<void> {
  await tx.insertInto('job_posting').values({ id, status, status_changed_at: now }).execute();
}

/** Locks the job for share: changes of it and of its status wait for this transaction. */
export async function shareJob(tx: Tx, id: string): Promise<void> {
  await tx
    .selectFrom(jobs.as('content'))
    .where('content.id', '=', id)
    .select('content.id')
    .forShare()
    .execute();
}

/** The caller has locked the content, so the status cannot change meanwhile. */
export async function readStatus(tx: Tx, id: string): Promise<JobStatusId> {
  const row = await tx
    .selectFrom('job_posting')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.status;
}

export async function writeStatus(
  tx: Tx,
  id: string,
  status: JobStatusId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('job_posting')
    .set((posting) => ({
      status,
      status_changed_at: now,
      ...(isOpen(status) && { opened_at: posting.fn.coalesce('opened_at', posting.val(now)) }),
    }))
    .where('id', '=', id)
    .execute();
}

export async function noteShowing(
  tx: Tx,
  id: string,
  { deadline, offWeb }: Pick<JobCommon, 'deadline' | 'offWeb'>,
): Promise<void> {
  await tx
    .updateTable('job_posting')
    .set({ closes_on: deadline, off_web: offWeb })
    .where('id', '=', id)
    .execute();
}

export async function countOpenJobs(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom(jobs.as('content'))
    .where('content.company_id', '=', companyId)
    .where('content.status', 'in', openStatuses)
    .select((open) => open.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listOpenPublished(tx: Tx, companyId: string): Promise<Documents['job'][]> {
  const rows = await tx
    .selectFrom(jobs.as('content'))
    .where('content.company_id', '=', companyId)
    .where('content.status', 'in', openStatuses)
    .select('content.published')
    .execute();
  return rows.flatMap(({ published }) => readDocument('job')(published) ?? []);
}

/** Whether the operator has verified the company. */
export async function isVerified(tx: Tx, companyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('verified_at')
    .executeTakeFirst();
  return row?.verified_at != null;
}
