import type { Db, Tx } from '../../../database.ts';

export async function attachFiles(
  tx: Tx,
  messageId: string,
  files: readonly string[],
): Promise<void> {
  await tx
    .insertInto('thread_file')
    .values(files.map((fileId, position) => ({ message_id: messageId, position, file_id: fileId })))
    .execute();
}

export async function listFilesOf(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('thread_file')
    .select('file_id as id')
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

export async function detachFile(tx: Tx, messageId: string, fileId: string): Promise<void> {
  await tx
    .deleteFrom('thread_file')
    .where('message_id', '=', messageId)
    .where('file_id', '=', fileId)
    .execute();
}
