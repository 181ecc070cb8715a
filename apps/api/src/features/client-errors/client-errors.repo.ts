import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { errorBudget } from './budget.ts';
import { type ClientError, digestOf } from './digest.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Counts a known error, or inserts a new one within the limits. */
export async function addError(
  tx: Tx,
  error: ClientError,
  { now, mayBringNew }: { now: Date; mayBringNew: () => Promise<boolean> },
): Promise<void> {
  const digest = digestOf(error);
  const { places, release } = error;
  const { numUpdatedRows } = await tx
    .updateTable('client_error')
    .set({ count: sql`least(count::bigint + 1, 2147483647)`, last_at: now, places, release })
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (numUpdatedRows > 0n || (await countNewErrors(tx, now)) >= errorBudget.newRows) return;
  if (!(await mayBringNew())) return;
  await tx
    .insertInto('client_error')
    .values({ ...error, digest, first_at: now, last_at: now })
    // Another request has inserted it meanwhile.
    .onConflict((conflict) =>
      conflict.column('digest').doUpdateSet({ count: sql`client_error.count + 1`, last_at: now }),
    )
    .execute();
  await tx
    .deleteFrom('client_error')
    .where('digest', 'in', (rows) =>
      rows
        .selectFrom('client_error')
        .select('digest')
        .orderBy('last_at', 'desc')
        .orderBy('digest')
        .offset(errorBudget.rows),
    )
    .execute();
}

export async function countNewErrors(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('client_error')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('first_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return count;
}

export const listErrors = (db: Db, most: number) =>
  db
    .selectFrom('client_error')
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('digest')
    .limit(most)
    .execute();

export const forgetErrors = async (tx: Tx): Promise<number> => {
  const { numDeletedRows } = await tx.deleteFrom('client_error').executeTakeFirst();
  return Number(numDeletedRows);
};
