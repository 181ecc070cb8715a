import type { UploadPurposeName } from '@engawa/contract/files/purposes';
import type { Actor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { addUse, deleteFile, endUses, isUsed, lockOwned, lockUpload } from '../files.repo.ts';
import { sweepFilesJob } from '../sweep/sweep-files.ts';

interface Use {
  fileId: string;
  /** What it must have been uploaded for. */
  purpose: UploadPurposeName;
  subject: string;
  /** Where the use ends by itself. */
  endsAt?: Date;
}

/** The subject uses this upload of the caller's from now on; something else must not. */
export async function useFile(
  { tx, actor }: { tx: Tx; actor: Actor },
  { fileId, purpose, subject, endsAt }: Use,
): Promise<{ key: string; name: string }> {
  const file = found(await lockUpload(tx, actor, fileId, purpose));
  if (await isUsed(tx, file.id)) refuse('file_in_use');
  await addUse(tx, file.id, subject, endsAt);
  return file;
}

/** The subject lets go of its file, which goes too unless something else uses it. */
export async function releaseFile(
  { tx, actor, outbox }: { tx: Tx; actor: Actor; outbox: Outbox },
  subject: string,
  fileId: string,
): Promise<void> {
  await endUses(tx, subject);
  const file = await lockOwned(tx, actor, fileId);
  if (!file || file.inUse) return;
  await deleteFile(tx, file.id);
  outbox.job(sweepFilesJob, {});
}
