import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { findGeneral, picturesIn } from '../contents/public.ts';
import { listPictures } from '../files/public.ts';
import { presentEventCard } from './cards.present.ts';
import { presentSeenCompany } from './company-view.present.ts';
import { findForPreview, findSeenCompany } from './company-view.repo.ts';
import type { Copy } from './showing.rules.ts';

/** An event of a company as talent sees it. Whether they may, the caller has asked. */
export async function readEventView(db: Db, companyId: string, id: string, copy: Copy) {
  const row = found(await findForPreview(db, companyId, 'event', id));
  const general = await findGeneral(db, companyId);
  const company = presentSeenCompany(
    found(await findSeenCompany(db, companyId)),
    (general?.[copy] ?? null) as GeneralDocument | null,
  );
  const pictures = [
    ...picturesIn('event', row[copy]),
    ...(company.logoImage ? [company.logoImage] : []),
  ];
  return {
    event: { ...presentEventCard(row, copy), company },
    images: await listPictures(db, companyId, pictures),
  };
}
