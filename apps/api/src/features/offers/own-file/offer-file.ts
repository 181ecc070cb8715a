import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { checkServable, findUsed } from '../../files/public.ts';
import { letterFile } from '../letter/letter-file.ts';
import type { OfferServices } from '../offer-services.ts';
import type { OfferRow } from '../offers.repo.ts';
import { offerSubject } from './offer-subject.ts';

/** What both sides download: the company's own file, otherwise the typeset document. */
export async function offerFile(
  services: OfferServices,
  db: Db,
  { row, by }: { row: OfferRow; by: string },
) {
  if (!row.hasOwnFile) return letterFile(services, db, { row, by });
  const use = { fileId: found(row.fileId), subject: offerSubject(row.id) };
  const file = found(await findUsed(db, use));
  checkServable(services, file);
  const { stream, bytes } = found(await services.store.get(file.key));
  return { stream, bytes, mediaType: file.media_type, attachment: file.name };
}
