import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { reach } from '../reach/reach.query.ts';

/**
 * Locks those students whom the company may read. Students are locked before the list, in the order
 * of an erasure, so the two cannot deadlock.
 */
export async function lockReadable(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('student')
    .select('student.id')
    .where('student.id', '=', oneOf(ids))
    .where(reach.companyMayOpen({ student: sql.ref('student.id'), company: companyId }))
    .orderBy('student.id')
    .forKeyShare('student')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Restricts to students whom the company may see; others look like unknown ids. */
const isShown = (companyId: string) =>
  reach.companyMaySee({ student: sql.ref('saved_student.student_id'), company: companyId });

interface OfList {
  companyId: string;
  listId: string;
}

export async function countIn(tx: Tx, { companyId, listId }: OfList): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_student')
    .where('list_id', '=', listId)
    .where(isShown(companyId))
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface NewOne {
  id: string;
  note: string | null;
}

/** Returns the ids that were added; existing members stay unchanged. */
export async function addStudents(
  tx: Tx,
  { listId, by, now }: { listId: string; by: string | null; now: Date },
  students: readonly NewOne[],
): Promise<string[]> {
  const common = { list_id: listId, saved_by: by, saved_at: now };
  const rows = await tx
    .insertInto('saved_student')
    .values(students.map(({ id, note }) => ({ ...common, student_id: id, note })))
    .onConflict((same) => same.doNothing())
    .returning('student_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

export const deleteStudents = (
  tx: Tx,
  { companyId, listId }: OfList,
  studentIds: readonly string[],
) =>
  tx
    .deleteFrom('saved_student')
    .where('list_id', '=', listId)
    .where('student_id', '=', oneOf(studentIds))
    .where(isShown(companyId))
    .returning(['student_id as id', 'note'])
    .execute();

/** Returns the ids that were moved; members of the other list stay in both. */
export async function moveRows(
  tx: Tx,
  { companyId, fromId, toId }: { companyId: string; fromId: string; toId: string },
  studentIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .updateTable('saved_student')
    .set({ list_id: toId })
    .where('list_id', '=', fromId)
    .where('student_id', '=', oneOf(studentIds))
    .where(isShown(companyId))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_student as there')
            .select('there.list_id')
            .where('there.list_id', '=', toId)
            .whereRef('there.student_id', '=', 'saved_student.student_id'),
        ),
      ),
    )
    .returning('student_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listThese(
  tx: Tx,
  { companyId, listId }: OfList,
  studentIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('saved_student')
    .select('student_id as id')
    .where('list_id', '=', listId)
    .where('student_id', '=', oneOf(studentIds))
    .where(isShown(companyId))
    .execute();
  return rows.map(({ id }) => id);
}

export const writeNote = (
  tx: Tx,
  { companyId, listId, studentId, note }: OfList & { studentId: string; note: string | null },
) =>
  tx
    .updateTable('saved_student')
    .set({ note })
    .where('list_id', '=', listId)
    .where('student_id', '=', studentId)
    .where(isShown(companyId))
    .returning('note')
    .executeTakeFirst();

/** On erasure: removes the student from all lists, with the notes. */
export async function forgetStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.deleteFrom('saved_student').where('student_id', '=', studentId).execute();
}

export async function countSaved(db: Db, studentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_student')
    .where('student_id', '=', studentId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
