import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { accountsKept } from '../account/account.query.ts';
import { jobHunting } from '../settings/settings.query.ts';
import type { StudentRow } from './student-row.rules.ts';

/** Raised with every change of what a row says: rows of older rules are written again. */
export const rowRules = 2;

/** What decides besides the profile; undefined for whoever has left. */
export const findShown = (tx: Tx, id: string) =>
  tx
    .selectFrom('student')
    .innerJoin(accountsKept.as('account'), 'account.id', 'student.id')
    .leftJoin(jobHunting.as('settings'), 'settings.student_id', 'student.id')
    .leftJoin('student_shown as shown', 'shown.student_id', 'student.id')
    .where('student.id', '=', id)
    .select([
      'account.disabled_at as disabledAt',
      'settings.job_hunting as jobHunting',
      'shown.shown_at as shownAt',
      'shown.active_on as activeOn',
    ])
    .executeTakeFirst();

/** As `lockStudentAlone`, but nobody asked for them: whoever has left is passed over. */
export async function lockIfThere(tx: Tx, id: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('student')
    .select('created_at as joinedAt')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.joinedAt;
}

export async function saveShown(tx: Tx, id: string, shownAt: Date | null): Promise<void> {
  await tx
    .insertInto('student_shown')
    .values({ student_id: id, rules: rowRules, shown_at: shownAt, active_on: null })
    .onConflict((conflict) =>
      conflict.column('student_id').doUpdateSet({ rules: rowRules, shown_at: shownAt }),
    )
    .execute();
}

export async function deleteStudentRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('student_search').where('student_id', '=', id).execute();
}

/** Keeps its number and what the matching has found out, so that only what is said anew changes. */
export async function upsertStudentRow(tx: Tx, id: string, row: StudentRow): Promise<void> {
  const columns = {
    ...row,
    rules: rowRules,
    words: sql<string>`array_to_tsvector(${row.words}::text[])`,
  };
  await tx
    .insertInto('student_search')
    .values({ student_id: id, ...columns })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(columns))
    .execute();
}

/** Students whom nobody has looked at yet, or by older rules. */
export const listOutdated = (db: Db, most: number) =>
  db
    .selectFrom('student')
    .leftJoin('student_shown as shown', 'shown.student_id', 'student.id')
    .where((where) =>
      where.or([where('shown.rules', 'is', null), where('shown.rules', '<>', rowRules)]),
    )
    .select('student.id')
    .limit(most)
    .execute();

/** For the operator, and where accounts were opened or closed: they are looked at again. */
export async function markOutdated(db: Db): Promise<void> {
  await db.updateTable('student_shown').set({ rules: 0 }).execute();
}

/**
 * The first time on a day, in Japan. Whoever is being erased is left alone: waiting for that while
 * holding rows of a sign-in could wait for ever.
 */
export async function saveActivity(tx: Tx, id: string, today: string): Promise<boolean> {
  const { rows } = await sql`
    insert into student_shown (student_id, rules, active_on)
    select id, 0, ${today}::date from student where id = ${id} for key share skip locked
    on conflict (student_id) do update set active_on = excluded.active_on
    where student_shown.active_on is distinct from excluded.active_on
    returning student_id`.execute(tx);
  return rows.length > 0;
}

export async function updateActive(tx: Tx, id: string, active: number): Promise<void> {
  await tx.updateTable('student_search').set({ active }).where('student_id', '=', id).execute();
}

/** Since when companies find somebody, and when they were here last. */
export const findShownDates = (db: Db, id: string) =>
  db
    .selectFrom('student_shown')
    .where('student_id', '=', id)
    .select(['shown_at as since', 'active_on as lastActiveOn'])
    .executeTakeFirst();
