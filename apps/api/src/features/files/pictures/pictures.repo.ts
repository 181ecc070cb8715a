import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../../database.ts';

export async function listUsed(tx: Tx, subject: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('file_use')
    .select('file_id')
    .where('subject', '=', subject)
    .execute();
  return rows.map((row) => row.file_id);
}

/** Which files are the company's pictures; locked by id, so that two commands cannot deadlock. */
export async function lockPictures(tx: Tx, companyId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('company_id', '=', companyId)
    .where('purpose', '=', 'picture')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

export async function addUses(tx: Tx, subject: string, ids: string[]): Promise<void> {
  await tx
    .insertInto('file_use')
    .values(ids.map((id) => ({ file_id: id, subject })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Unused files stay for a day, in case the editor undoes the removal. */
export async function endSomeUses(
  tx: Tx,
  subject: string,
  ids: string[],
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('file_use')
    .where('subject', '=', subject)
    .where('file_id', '=', oneOf(ids))
    .execute();
  await tx
    .updateTable('stored_file')
    .set({ let_go_at: now })
    .where('id', '=', oneOf(ids))
    .execute();
}

/** Of any company if `companyId` is undefined. */
export const findPictures = (db: Db, companyId: string | undefined, ids: string[]) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'pictures'])
    .where('id', '=', oneOf(ids))
    .where('purpose', '=', 'picture')
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .execute();
