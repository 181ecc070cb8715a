import type { Audience } from '@engawa/contract/audience/schemas';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../database.ts';
import { listsOf } from '../save-lists/save-lists.query.ts';
import { reachableStudents } from './students.repo.ts';

const nobody: Audience = { connected: false, saveListIds: [], studentIds: [] };

/** Audience of a content; empty if it was never limited. */
export async function findAudience(
  db: Db,
  companyId: string,
  contentId: string,
): Promise<Audience> {
  const row = await db
    .selectFrom('audience')
    .where('content_id', '=', contentId)
    .where('company_id', '=', companyId)
    .select('connected')
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('audience_list')
          .whereRef('audience_list.content_id', '=', 'audience.content_id')
          .orderBy('list_id')
          .select('list_id as id'),
      ).as('lists'),
      jsonArrayFrom(
        of
          .selectFrom('audience_student')
          .whereRef('audience_student.content_id', '=', 'audience.content_id')
          .where('student_id', 'in', reachableStudents(db, companyId).select('student.id'))
          .orderBy('student_id')
          .select('student_id as id'),
      ).as('students'),
    ])
    .executeTakeFirst();
  if (!row) return nobody;
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    connected: row.connected,
    saveListIds: idsOf(row.lists),
    studentIds: idsOf(row.students),
  };
}

/** Which of these lists the company has; locked, so that nobody can delete them meanwhile. */
export async function lockLists(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom(listsOf(companyId).as('list'))
    .select('list.id')
    .where('list.id', '=', oneOf(ids))
    .orderBy('list.id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface NewAudience {
  contentId: string;
  companyId: string;
  connected: boolean;
  listIds: Iterable<string>;
  studentIds: Iterable<string>;
}

export async function replaceAudience(tx: Tx, audience: NewAudience): Promise<void> {
  const { contentId, companyId, connected, listIds, studentIds } = audience;
  const content = { content_id: contentId };
  await tx.deleteFrom('audience').where('content_id', '=', contentId).execute();
  await tx
    .insertInto('audience')
    .values({ ...content, company_id: companyId, connected })
    .execute();
  const lists = Array.from(listIds, (id) => ({ ...content, company_id: companyId, list_id: id }));
  if (lists.length > 0) await tx.insertInto('audience_list').values(lists).execute();
  const students = Array.from(studentIds, (id) => ({ ...content, student_id: id }));
  if (students.length > 0) await tx.insertInto('audience_student').values(students).execute();
}
