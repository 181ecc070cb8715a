import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';

export const listSeen = (db: Db, studentId: string) =>
  db
    .selectFrom('seen')
    .where('student_id', '=', studentId)
    .select(['company_id', 'job_id', 'last_at', 'times'])
    .orderBy('last_at', 'desc')
    .orderBy('company_id')
    .orderBy('job_id')
    .execute();

/** Whoever turns the record off leaves none behind. */
export async function forgetSeen(tx: Tx, studentId: string): Promise<void> {
  await tx.deleteFrom('seen').where('student_id', '=', studentId).execute();
}

/** How many went, of the oldest; a statement never takes more than `most`. */
export async function forgetSeenBefore(db: Db, until: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from seen where ctid in (
      select ctid from seen where last_at < ${until} limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
