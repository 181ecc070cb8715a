import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { reach } from '../reach/reach.query.ts';

const rows = (db: Db, companyId: string) =>
  db
    .selectFrom('save_list')
    .where('save_list.company_id', '=', companyId)
    .select(['save_list.id', 'save_list.name', 'save_list.created_at as createdAt'])
    .select((of) => [
      of
        .selectFrom('saved_student as saved')
        .whereRef('saved.list_id', '=', 'save_list.id')
        // Erased and blocking students are neither counted nor shown.
        .where(reach.companyMaySee({ student: sql.ref('saved.student_id'), company: companyId }))
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('students'),
      of
        .selectFrom('saved_student as saved')
        .whereRef('saved.list_id', '=', 'save_list.id')
        .where(reach.companyMaySee({ student: sql.ref('saved.student_id'), company: companyId }))
        .select((last) => last.fn.max('saved.saved_at').as('at'))
        .as('lastSavedAt'),
    ]);

export const listRows = (db: Db, companyId: string) =>
  rows(db, companyId).orderBy('save_list.name').orderBy('save_list.id').execute();

export type SaveListRow = Awaited<ReturnType<typeof listRows>>[number];

export const findRow = (db: Db, companyId: string, id: string) =>
  rows(db, companyId).where('save_list.id', '=', id).executeTakeFirst();

/** Call before creating or renaming lists: locks the company, so that requests are serial. */
export async function lockLists(tx: Tx, companyId: string): Promise<void> {
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks the lists, so that concurrent changes of their members keep the limit. */
export async function lockPeopleOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const locked = await tx
    .selectFrom('save_list')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(locked.map(({ id }) => id));
}

export async function countLists(tx: Tx, companyId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('save_list')
    .where('company_id', '=', companyId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function isTaken(
  tx: Tx,
  companyId: string,
  { id, name }: { id: string | undefined; name: string },
): Promise<boolean> {
  let others = tx
    .selectFrom('save_list')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`);
  if (id !== undefined) others = others.where('id', '<>', id);
  return (await others.executeTakeFirst()) !== undefined;
}

export async function insertList(
  tx: Tx,
  companyId: string,
  { name, now }: { name: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('save_list')
    .values({ company_id: companyId, name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const renameList = (tx: Tx, companyId: string, { id, name }: { id: string; name: string }) =>
  tx
    .updateTable('save_list')
    .set({ name })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/** Locks the list: nobody can add students or use it as audience meanwhile. */
export const lockForDelete = (tx: Tx, companyId: string, id: string) =>
  tx
    .selectFrom('save_list')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function deleteListRow(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('save_list')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
