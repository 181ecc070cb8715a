import type { UploadPurposeName } from '@engawa/contract/files/purposes';
import type { Actor } from '@engawa/platform/auth/actor';
import type { Db, Tx } from '../../../database.ts';

interface Use {
  fileId: string;
  subject: string;
}

const columns = [
  'stored_file.id',
  'stored_file.key',
  'stored_file.name',
  'stored_file.media_type',
  'stored_file.pictures',
  'stored_file.scanned_at',
  'stored_file.infected',
] as const;

/** A file that this subject uses; the caller checks who may read the subject. */
export const findUsed = (db: Db, { fileId, subject }: Use) =>
  db
    .selectFrom('file_use')
    .innerJoin('stored_file', 'stored_file.id', 'file_use.file_id')
    .where('file_use.file_id', '=', fileId)
    .where('file_use.subject', '=', subject)
    .select(columns)
    .executeTakeFirst();

/** The actor's own upload; a colleague's is not found. */
export const findUpload = (
  db: Db,
  actor: Actor,
  { fileId, purpose }: { fileId: string; purpose: UploadPurposeName },
) =>
  db
    .selectFrom('stored_file')
    .where('id', '=', fileId)
    .where('uploaded_by', '=', actor.accountId)
    .where('purpose', '=', purpose)
    .select(columns)
    .executeTakeFirst();

/** Ends this subject's use of the file; the sweep deletes the file unless something else uses it. */
export async function endUse(tx: Tx, { fileId, subject }: Use): Promise<void> {
  await tx
    .deleteFrom('file_use')
    .where('file_id', '=', fileId)
    .where('subject', '=', subject)
    .execute();
}
