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

/** Called when the student turns the record of their views off. */
export async function forgetSeen(tx: Tx, studentId: string): Promise<void> {
  await tx.deleteFrom('seen').where('student_id', '=', studentId).execute();
}

/** Deletes the oldest, at most `most` per statement; returns how many. */
export async function forgetSeenBefore(db: Db, until: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from seen where ctid in (
      select ctid from seen where last_at < ${until} limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
