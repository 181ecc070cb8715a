import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { reach } from '../reach/reach.query.ts';
import { isSavedBy } from '../save-lists/save-lists.query.ts';

/** Students who have not blocked the company and whom it may know of. */
export const reachableStudents = (db: Db, companyId: string) =>
  db
    .selectFrom('student')
    .where(reach.companyMaySee({ student: sql.ref('student.id'), company: companyId }));

/**
 * Whether the company knows the student's name: it may open the profile, has saved the student, or
 * has chosen them for an audience. Guards against turning guessed ids into names.
 */
export const isKnownTo = (companyId: string): RawBuilder<SqlBool> => sql`(
  ${reach.companyMayOpen({ student: sql.ref('student.id'), company: companyId })}
  or ${isSavedBy({ student: sql.ref('student.id'), company: companyId })}
  or exists (
    select from audience_student join audience
      on audience.content_id = audience_student.content_id
    where audience_student.student_id = student.id and audience.company_id = ${companyId}))`;

/**
 * Locks those students whom the company may name. Waits for an erasure under way and leaves its
 * student out; a later erasure waits for this transaction.
 */
export async function lockStudents(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reachableStudents(tx, companyId)
    .select('student.id')
    .where('student.id', '=', oneOf(ids))
    .where(isKnownTo(companyId))
    .orderBy('student.id')
    .forKeyShare('student')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Members of an audience whom the company cannot see now: blocked by them, or unverified. */
export async function listHidden(tx: Tx, companyId: string, contentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('audience_student')
    .innerJoin('student', 'student.id', 'audience_student.student_id')
    .where('content_id', '=', contentId)
    .where('student_id', 'not in', reachableStudents(tx, companyId).select('student.id'))
    .select('student_id as id')
    .orderBy('student_id')
    .forKeyShare('student')
    .execute();
  return rows.map(({ id }) => id);
}

export async function forgetStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.deleteFrom('audience_student').where('student_id', '=', studentId).execute();
}

export async function countAudiences(db: Db, studentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audience_student')
    .where('student_id', '=', studentId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
