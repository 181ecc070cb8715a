import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { accountsNotErased } from '../account/account.query.ts';
import { jobHunting } from '../settings/settings.query.ts';
import type { StudentRow } from './student-row.rules.ts';

/** Raise with every change of what rows contain: rows of older rules are rewritten. */
export const rowRules = 4;

/** What decides visibility besides the profile; undefined for an erased account. */
export const findShown = (tx: Tx, id: string) =>
  tx
    .selectFrom('student')
    .innerJoin(accountsNotErased.as('account'), 'account.id', 'student.id')
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

/** Like `lockStudentAlone`, but skips an erased student instead of refusing. */
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

/** Updates in place: the row keeps its exposure and number, which other jobs write. */
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

/** Students never processed, or by older rules. */
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

/** For the operator, and after accounts were opened or closed: rows are recomputed. */
export async function markOutdated(db: Db): Promise<void> {
  await db.updateTable('student_shown').set({ rules: 0 }).execute();
}

/**
 * True the first time on a day in Japan. Skips a student who is being erased: waiting for that
 * while holding locks of a sign-in could deadlock.
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

/** Since when companies can find the student, and the day of their last activity. */
export const findShownDates = (db: Db, id: string) =>
  db
    .selectFrom('student_shown')
    .where('student_id', '=', id)
    .select(['shown_at as since', 'active_on as lastActiveOn'])
    .executeTakeFirst();
