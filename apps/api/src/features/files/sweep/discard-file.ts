import type { Actor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { deleteFile, lockOwned } from '../files.repo.ts';
import { sweepFilesJob } from './sweep-files.ts';

/** Deletes the row; the bytes follow with the sweep that this queues. */
export async function discardFile(
  { tx, actor, outbox }: { tx: Tx; actor: Actor; outbox: Outbox },
  id: string,
): Promise<void> {
  const file = found(await lockOwned(tx, actor, id));
  if (file.inUse) refuse('file_in_use');
  await deleteFile(tx, file.id);
  outbox.job(sweepFilesJob, {});
}
