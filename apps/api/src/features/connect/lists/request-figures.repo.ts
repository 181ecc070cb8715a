import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { reach } from '../../reach/reach.query.ts';

/** Requests of a company since then, by how they were answered. An answered one was opened. */
export const countRequestsSince = (db: Db, companyId: string, since: Date) =>
  db
    .selectFrom('connection')
    .where('company_id', '=', companyId)
    .where('asked_by', '=', 'company')
    // A student who blocked the company must not differ from a deleted one.
    .where(reach.companyMaySee({ student: sql.ref('connection.student_id'), company: companyId }))
    // Connections from before the time of asking was stored count from their last change.
    .where(sql<Date>`coalesce(asked_at, since)`, '>', since)
    .select((of) => [
      of.fn.countAll<number>().as('sent'),
      sql<number>`count(*) filter (where coalesce(opened_at, answered_at) is not null)`.as(
        'opened',
      ),
      sql<number>`count(*) filter (
        where answered_at is not null and state in ('connected', 'ended'))`.as('accepted'),
      sql<number>`count(*) filter (where state = 'declined')`.as('declined'),
    ])
    .executeTakeFirstOrThrow();

/** Stores when the student first saw these requests; later calls change nothing. */
export async function markOpened(
  tx: Tx,
  studentId: string,
  companyIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('connection')
    .set({ opened_at: now })
    .where('student_id', '=', studentId)
    .where('company_id', 'in', companyIds)
    .where('state', '=', 'asked')
    .where('asked_by', '=', 'company')
    .where('opened_at', 'is', null)
    .execute();
}
