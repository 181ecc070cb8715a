import type { Actor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { addUse, endUses, lockUpload } from '../files.repo.ts';

/** The subject shows this portrait from now on, and no longer the one before; null shows none. */
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

/** The subject is going, and its portrait with it. */
export const givePictureUp = (tx: Tx, subject: string): Promise<void> => endUses(tx, subject);
