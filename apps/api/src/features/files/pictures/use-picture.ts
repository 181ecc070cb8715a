import type { Actor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { addUse, endUses, lockUpload } from '../files.repo.ts';

/** Replaces the subject's portrait; null removes it. */
export async function usePicture(
  tx: Tx,
  actor: Actor,
  subject: string,
  fileId: string | null,
): Promise<void> {
  await endUses(tx, subject);
  if (fileId === null) return;
  await addUse(tx, found(await lockUpload(tx, actor, fileId, 'portrait')).id, subject);
}

/** Ends the portrait's use when its subject is deleted. */
export const releasePicture = (tx: Tx, subject: string): Promise<void> => endUses(tx, subject);
