import type { CompanyActor } from '@engawa/platform/auth/actor';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { addUses, endSomeUses, listUsed, lockPictures } from './pictures.repo.ts';

interface Call {
  tx: Tx;
  actor: CompanyActor;
  now: Date;
}

/** Sets the pictures that the subject shows, which must be its company's. */
export async function usePictures(
  { tx, actor, now }: Call,
  subject: string,
  fileIds: ReadonlySet<string>,
): Promise<void> {
  // Lower case, as PostgreSQL prints UUIDs.
  const wanted = new Set(Array.from(fileIds, (id) => id.toLowerCase()));
  const before = new Set(await listUsed(tx, subject));
  const added = [...wanted].filter((id) => !before.has(id));
  const dropped = [...before].filter((id) => !wanted.has(id));
  if (added.length + dropped.length === 0) return;
  const locked = new Set(await lockPictures(tx, actor.companyId, [...added, ...dropped]));
  if (!added.every((id) => locked.has(id))) refuse('not_found');
  if (added.length > 0) await addUses(tx, subject, added);
  if (dropped.length > 0) await endSomeUses(tx, subject, dropped, now);
}
