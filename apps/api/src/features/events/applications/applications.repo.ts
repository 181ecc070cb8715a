import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { contentsOf } from '../../contents/contents.query.ts';

export const findApplication = (db: Db, eventId: string, studentId: string) =>
  db
    .selectFrom('event_application as mine')
    .where('event_id', '=', eventId)
    .where('student_id', '=', studentId)
    .select(['mine.state', waitingPlace.as('waitingPlace')])
    .executeTakeFirst();

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

export const waitingPlace = sql<number | null>`case when mine.state = 'waiting' then (
  select count(*) from event_application other
  where other.event_id = mine.event_id and other.state = 'waiting'
    and (other.applied_at, other.student_id) <= (mine.applied_at, mine.student_id)) end`;

/**
 * Appends a student to the waiting line. The event is locked, so applications are serial, but the
 * clocks of two servers may differ: the time is forced to be later than the last one's.
 */
export async function joinLine(
  tx: Tx,
  eventId: string,
  studentId: string,
  now: Date,
): Promise<void> {
  const last = sql<Date>`greatest(${now}::timestamptz, (
    select max(applied_at) + interval '1 microsecond' from event_application
    where event_id = ${eventId}))`;
  await tx
    .insertInto('event_application')
    .values({ event_id: eventId, student_id: studentId, state: 'waiting', applied_at: last })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'student_id'])
        .doUpdateSet({ state: 'waiting', applied_at: (row) => row.ref('excluded.applied_at') }),
    )
    .execute();
}

export async function leaveLine(tx: Tx, eventId: string, studentId: string): Promise<void> {
  await tx
    .updateTable('event_application')
    .set({ state: 'cancelled' })
    .where('event_id', '=', eventId)
    .where('student_id', '=', studentId)
    .execute();
}

export async function countGoing(tx: Tx, eventId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('event_application')
    .where('event_id', '=', eventId)
    .where('state', '=', 'going')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Gives places to the first `places` people waiting; null for all. The rows are locked: waits for
 * an erasure under way and skips its student.
 */
export async function moveUp(tx: Tx, eventId: string, places: number | null): Promise<string[]> {
  let first = tx
    .selectFrom('event_application')
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .orderBy('applied_at')
    .orderBy('student_id')
    .select('student_id')
    .forUpdate();
  if (places !== null) first = first.limit(places);
  const rows = await first.execute();
  const ids = rows.map((row) => row.student_id);
  if (ids.length === 0) return ids;
  await tx
    .updateTable('event_application')
    .set({ state: 'going' })
    .where('event_id', '=', eventId)
    .where('student_id', '=', oneOf(ids))
    .execute();
  return ids;
}

interface AppliedIn {
  after?: Date | undefined;
  until?: Date | undefined;
}

/**
 * Participants and waiting students, optionally limited to a period of application. The locked
 * rows make an erasure wait until the mails to these students are written.
 */
export async function lockGoingOrWaiting(
  tx: Tx,
  eventId: string,
  { after, until }: AppliedIn = {},
): Promise<string[]> {
  const rows = await tx
    .selectFrom('event_application')
    .where('event_id', '=', eventId)
    .$if(after !== undefined, (all) => all.where('applied_at', '>', after ?? new Date(0)))
    .$if(until !== undefined, (all) => all.where('applied_at', '<=', until ?? new Date(0)))
    .where('state', 'in', ['going', 'waiting'])
    .orderBy('applied_at')
    .orderBy('student_id')
    .select('student_id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.student_id);
}

/** When a student blocks a company: returns the events with a freed place. */
export async function withdrawFrom(
  tx: Tx,
  studentId: string,
  companyIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .updateTable('event_application as mine')
    .from(contentsOf('event').as('content'))
    .set({ state: 'cancelled' })
    .whereRef('content.id', '=', 'mine.event_id')
    .where('content.company_id', '=', oneOf(companyIds))
    .where('mine.student_id', '=', studentId)
    .where('mine.state', 'in', ['going', 'waiting'])
    .returning('mine.event_id as eventId')
    .execute();
  return rows.map(({ eventId }) => eventId);
}
