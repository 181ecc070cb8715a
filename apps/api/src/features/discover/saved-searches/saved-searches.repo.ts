import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { isInUse } from '../../account/account.query.ts';
import { readSavedFilter } from './read-saved-filter.ts';

export async function listSavedSearches(db: Db, studentId: string) {
  const rows = await db
    .selectFrom('kept_filter')
    .select(['id', 'name', 'about', 'filter', 'notify'])
    .where('student_id', '=', studentId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ filter, ...row }) => ({ ...row, filter: readSavedFilter(filter) }));
}

interface Keeping {
  studentId: string;
  name: string;
  about: 'jobs' | 'companies';
  filter: DiscoverFilter;
  notify: boolean;
}

/** Replaces a saved search of the same name, ignoring case. */
export async function insertSavedSearch(tx: Tx, kept: Keeping, now: Date): Promise<void> {
  const { studentId, name } = kept;
  await tx
    .deleteFrom('kept_filter')
    .where('student_id', '=', studentId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .execute();
  await tx
    .insertInto('kept_filter')
    .values({
      student_id: studentId,
      name,
      about: kept.about,
      filter: JSON.stringify(kept.filter),
      notify: kept.notify,
      kept_at: now,
      known_until: now,
    })
    .execute();
}

/** Undefined if it is not the student's. Matches while notifications are off stay unnotified. */
export const setNotify = (tx: Tx, studentId: string, id: string, notify: boolean, now: Date) =>
  tx
    .updateTable('kept_filter')
    .set({ notify, known_until: now })
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returning('id')
    .executeTakeFirst();

export const deleteSavedSearch = (tx: Tx, studentId: string, id: string) =>
  tx
    .deleteFrom('kept_filter')
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returning('id')
    .executeTakeFirst();

/** Saved searches not notified since `before`, in pages by id. */
export const listDue = (db: Db, before: Date, { after, most }: { after: string; most: number }) =>
  db
    .selectFrom('kept_filter')
    .select('kept_filter.id')
    .where('notify', '=', true)
    .where(isInUse(sql.ref('kept_filter.student_id')))
    .where((where) => where.or([where('told_at', 'is', null), where('told_at', '<=', before)]))
    .where('kept_filter.id', '>', after)
    .orderBy('kept_filter.id')
    .limit(most)
    .execute();

/** Locked, so that only one server sends the notification. */
export async function lockDue(tx: Tx, id: string, before: Date) {
  const row = await tx
    .selectFrom('kept_filter')
    .select(['id', 'student_id as studentId', 'name', 'about', 'filter'])
    .select('known_until as knownUntil')
    .where('id', '=', id)
    .where('notify', '=', true)
    .where((where) => where.or([where('told_at', 'is', null), where('told_at', '<=', before)]))
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, filter: readSavedFilter(row.filter) };
}

export async function markNotified(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('kept_filter')
    .set({ known_until: now, told_at: now })
    .where('id', '=', id)
    .execute();
}
