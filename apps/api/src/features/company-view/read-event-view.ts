import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { findGeneral, picturesIn, readDocument } from '../contents/public.ts';
import { listPictures } from '../files/public.ts';
import { presentEventCard } from './cards.present.ts';
import { presentSeenCompany } from './company-view.present.ts';
import { findForPreview, findSeenCompany } from './company-view.repo.ts';
import type { Copy } from './showing.rules.ts';

/** The caller has checked that the reader may see the event. */
export async function readEventView(db: Db, companyId: string, id: string, copy: Copy) {
  const row = found(await findForPreview(db, companyId, 'event', id));
  const document = found(readDocument('event')(row[copy]));
  const general = await findGeneral(db, companyId);
  const company = presentSeenCompany(
    found(await findSeenCompany(db, companyId)),
    general?.[copy] ?? null,
  );
  const pictures = [
    ...picturesIn('event', document),
    ...(company.logoImage ? [company.logoImage] : []),
  ];
  return {
    event: { ...presentEventCard({ row, document }, copy), company },
    images: await listPictures(db, companyId, pictures),
  };
}
