import { contentLimits } from '@engawa/contract/contents/limits';
import type { ItemChange, LastItems } from '@engawa/contract/jobs/posting/posting-report';
import { sql } from 'kysely';
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
  const kept = tx
    .selectFrom('job_change')
    .select('id')
    .where('job_id', '=', jobId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(contentLimits.changesKept);
  await tx
    .deleteFrom('job_change')
    .where('job_id', '=', jobId)
    .where('id', 'not in', kept)
    .execute();
}

/** Newest first; within a publication, Japanese first. */
export const listChanges = (db: Db, jobId: string) =>
  db
    .selectFrom('job_change')
    .select(['changed_at as changedAt', 'language', 'item', 'before', 'after'])
    .where('job_id', '=', jobId)
    .orderBy('changed_at', 'desc')
    .orderBy('language', 'desc')
    .orderBy('id')
    .limit(contentLimits.changesShown)
    .execute();

export async function readLastItems(tx: Tx, jobId: string): Promise<LastItems> {
  const row = await tx
    .selectFrom('job_posting')
    .select('last_items')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.last_items;
}

/** Replaces the items of the given languages; other languages stay. */
export async function storeLastItems(tx: Tx, jobId: string, items: LastItems): Promise<void> {
  if (Object.keys(items).length === 0) return;
  await tx
    .updateTable('job_posting')
    .set({ last_items: sql`last_items || ${JSON.stringify(items)}::jsonb` })
    .where('id', '=', jobId)
    .execute();
}
