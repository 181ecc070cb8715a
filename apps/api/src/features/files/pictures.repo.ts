import type { Db, Tx } from '../../database.ts';
import { isUnused } from './files.repo.ts';

export async function listUsed(tx: Tx, subject: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('file_use')
    .select('file_id')
    .where('subject', '=', subject)
    .execute();
  return rows.map((row) => row.file_id);
}

/**
 * Those of the files that are pictures of the company, whoever of it uploaded them. Locked in one
 * order for everybody, so that two requests about the same pictures cannot deadlock.
 */
export async function lockPictures(tx: Tx, companyId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('id', 'in', ids)
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

export async function endSomeUses(tx: Tx, subject: string, ids: string[]): Promise<void> {
  await tx
    .deleteFrom('file_use')
    .where('subject', '=', subject)
    .where('file_id', 'in', ids)
    .execute();
}

/** They are locked: what was attached meanwhile is seen here. */
export async function deleteIfUnused(tx: Tx, ids: string[]): Promise<number> {
  const result = await tx
    .deleteFrom('stored_file')
    .where('id', 'in', ids)
    .where(isUnused)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** With a company, only what is its own. */
export const findPictures = (db: Db, companyId: string | undefined, ids: string[]) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'pictures'])
    .where('id', 'in', ids)
    .where('purpose', '=', 'picture')
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .execute();
