import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { reach } from '../reach/reach.query.ts';
import { isSavedBy } from '../save-lists/save-lists.query.ts';

/** Students a company may hear of at all. */
export const reachableStudents = (db: Db, companyId: string) =>
  db
    .selectFrom('student')
    .where(reach.companyMaySee({ student: sql.ref('student.id'), company: companyId }));

/**
 * Students of the surrounding statement whose name the company has: it may open the profile, has saved
 * the student, or has chosen them for an audience. A made-up id must not turn into a name.
 */
export const isKnownTo = (companyId: string): RawBuilder<SqlBool> => sql`(
  ${reach.companyMayOpen({ student: sql.ref('student.id'), company: companyId })}
  or ${isSavedBy({ student: sql.ref('student.id'), company: companyId })}
  or exists (
    select from audience_student join audience
      on audience.content_id = audience_student.content_id
    where audience_student.student_id = student.id and audience.company_id = ${companyId}))`;

/**
 * Which of these students the company may name. Their rows are locked: an erasure that began before
 * is waited for and its student left out, one that begins now waits until this transaction ends.
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

/** Of an audience, those whom the company may not see now: who have blocked it, or all while it is not verified. */
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

/** Takes a student who leaves out of the companies' audiences. */
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
