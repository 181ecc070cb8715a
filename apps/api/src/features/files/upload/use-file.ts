import type { UploadPurposeName } from '@engawa/contract/files/purposes';
import type { Actor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { addUse, deleteFile, endUses, isUsed, lockOwned, lockUpload } from '../files.repo.ts';
import { sweepFilesJob } from '../sweep/sweep-files.ts';

interface Use {
  fileId: string;
  purpose: UploadPurposeName;
  subject: string;
  /** Set if the use expires. */
  endsAt?: Date;
}

/** Marks the caller's upload as used by this subject; refuses a file that is in use elsewhere. */
export async function useFile(
  { tx, actor }: { tx: Tx; actor: Actor },
  { fileId, purpose, subject, endsAt }: Use,
): Promise<{ key: string; name: string }> {
  const file = found(await lockUpload(tx, actor, fileId, purpose));
  if (await isUsed(tx, file.id)) refuse('file_in_use');
  await addUse(tx, file.id, subject, endsAt);
  return file;
}

/** Ends the use; the file is deleted unless something else uses it. */
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
