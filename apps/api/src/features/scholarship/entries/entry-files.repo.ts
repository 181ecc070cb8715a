import type { Tx } from '../../../database.ts';

export async function attachedFiles(tx: Tx, entryId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('scholarship_entry_file')
    .select('file_id')
    .where('entry_id', '=', entryId)
    .execute();
  return rows.map((row) => row.file_id);
}

export async function replaceFiles(tx: Tx, entryId: string, fileIds: readonly string[]) {
  await tx.deleteFrom('scholarship_entry_file').where('entry_id', '=', entryId).execute();
  if (fileIds.length === 0) return;
  await tx
    .insertInto('scholarship_entry_file')
    .values(fileIds.map((fileId, position) => ({ entry_id: entryId, position, file_id: fileId })))
    .execute();
}
