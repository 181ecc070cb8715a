import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { isInUse } from '../../account/account.query.ts';

const entries = (db: Db, programmeId: string) =>
  db
    .selectFrom('scholarship_entry as entry')
    .innerJoin('student', 'student.id', 'entry.student_id')
    .leftJoin('scholarship_winner as winner', 'winner.entry_id', 'entry.id')
    .where('entry.programme_id', '=', programmeId)
    .select(['entry.id', 'entry.category', 'entry.title', 'entry.student_id as studentId'])
    .select(['winner.won_at as wonAt', 'winner.round'])
    .orderBy('entry.category')
    .orderBy('entry.id');

export const listEntered = (db: Db, programmeId: string) => entries(db, programmeId).execute();
export type EnteredRow = Awaited<ReturnType<typeof listEntered>>[number];

/** With contact data: the operator notifies winners, not the product. */
export const listWinners = (db: Db, programmeId: string) =>
  entries(db, programmeId)
    .where('winner.won_at', 'is not', null)
    .select(['student.email', 'student.first_name as firstName', 'student.last_name as lastName'])
    .select('student.name_order as nameOrder')
    .execute();

/** Raffle entries that have not won, of accounts that can sign in. */
export const listInDraw = (tx: Tx, programmeId: string) =>
  entries(tx, programmeId)
    .where('entry.category', '=', 'raffle')
    .where('winner.won_at', 'is', null)
    .where(isInUse(sql.ref('entry.student_id')))
    .execute();

/** Locks the category, so that two operators cannot record too many winners. */
export const lockCategoryOf = (tx: Tx, entryId: string) =>
  tx
    .selectFrom('scholarship_entry as entry')
    .innerJoin('scholarship_programme as programme', 'programme.id', 'entry.programme_id')
    .innerJoin('scholarship_category as category', (join) =>
      join
        .onRef('category.programme_id', '=', 'entry.programme_id')
        .onRef('category.category', '=', 'entry.category'),
    )
    .where('entry.id', '=', entryId)
    .select(['entry.programme_id as programmeId', 'entry.category', 'category.winners'])
    .select(['programme.opens_at as opensAt', 'programme.deadline'])
    .forUpdate('category')
    .executeTakeFirst();

export const lockRaffle = (tx: Tx, programmeId: string) =>
  tx
    .selectFrom('scholarship_category as category')
    .innerJoin('scholarship_programme as programme', 'programme.id', 'category.programme_id')
    .where('category.programme_id', '=', programmeId)
    .where('category.category', '=', 'raffle')
    .select(['category.winners_per_round as winnersPerRound', 'category.is_offered as isOffered'])
    .select(['programme.opens_at as opensAt', 'programme.deadline'])
    .forUpdate('category')
    .executeTakeFirst();

interface Counted {
  programmeId: string;
  category: EnteredRow['category'];
  round?: number;
}

export async function countWinners(tx: Tx, { programmeId, category, round }: Counted) {
  const { count } = await tx
    .selectFrom('scholarship_winner as winner')
    .innerJoin('scholarship_entry as entry', 'entry.id', 'winner.entry_id')
    .where('entry.programme_id', '=', programmeId)
    .where('entry.category', '=', category)
    .$if(round !== undefined, (query) => query.where('winner.round', '=', round ?? 0))
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertWinners(
  tx: Tx,
  entryIds: readonly string[],
  { round = null, now }: { round?: number | null; now: Date },
): Promise<number> {
  if (entryIds.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('scholarship_winner')
    .values(entryIds.map((entryId) => ({ entry_id: entryId, round, won_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

export async function deleteWinner(tx: Tx, entryId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('scholarship_winner')
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listOwnPrizes = (db: Db, studentId: string) =>
  db
    .selectFrom('scholarship_winner as winner')
    .innerJoin('scholarship_entry as entry', 'entry.id', 'winner.entry_id')
    .where('entry.student_id', '=', studentId)
    .select(['entry.id as entryId', 'winner.round', 'winner.won_at as wonAt'])
    .orderBy('winner.won_at')
    .execute();
