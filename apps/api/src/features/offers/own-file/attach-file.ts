import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import type { Db, Tx } from '../../../database.ts';
import { checkServable, endUse, findUpload, findUsed, useFile } from '../../files/public.ts';
import type { OfferServices } from '../offer-services.ts';
import { findFileId } from '../offers.repo.ts';
import { offerSubject } from './offer-subject.ts';

interface Attaching {
  actor: CompanyActor;
  services: Pick<OfferServices, 'scanner'>;
}

/**
 * Refuses a file that the caller did not upload for an offer, and a file that is not scanned yet.
 * Every recruiter of the company can attach the file again that this offer had before it was undone.
 */
export async function checkFile(
  { db, actor, services }: Attaching & { db: Db },
  { id, fileId }: { id: string; fileId: string },
): Promise<void> {
  const isItsOwn = (await findFileId(db, id)) === fileId;
  const file = isItsOwn
    ? await findUsed(db, { fileId, subject: offerSubject(id) })
    : await findUpload(db, actor, { fileId, purpose: 'offer' });
  checkServable(services, found(file));
}

/**
 * Attaches the company's own file, or none, in place of an undone offer's. The offer's use keeps the
 * file from being deleted.
 */
export async function attachFile(
  { tx, actor, services }: Attaching & { tx: Tx },
  { id, fileId }: { id: string; fileId: string | null },
): Promise<void> {
  const subject = offerSubject(id);
  const before = await findFileId(tx, id);
  if (before !== null && before !== fileId) await endUse(tx, { fileId: before, subject });
  if (fileId === null) return;
  if (before !== fileId) await useFile({ tx, actor }, { fileId, purpose: 'offer', subject });
  checkServable(services, found(await findUsed(tx, { fileId, subject })));
}
