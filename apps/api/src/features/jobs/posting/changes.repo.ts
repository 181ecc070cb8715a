import type { ItemChange } from '@engawa/contract/jobs/posting-report';
import type { Db, Tx } from '../../../database.ts';

export async function insertChanges(
  tx: Tx,
  jobId: string,
  changes: readonly ItemChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('job_change')
    .values(changes.map((change) => ({ ...change, job_id: jobId, changed_at: now })))
    .execute();
}

/** The newest first; of one publication, Japanese first. */
export const listChanges = (db: Db, jobId: string) =>
  db
    .selectFrom('job_change')
    .select(['changed_at as changedAt', 'language', 'item', 'before', 'after'])
    .where('job_id', '=', jobId)
    .orderBy('changed_at', 'desc')
    .orderBy('language', 'desc')
    .orderBy('id')
    .execute();
