import type { showCompanyPreview as endpoint } from '@engawa/contract/company-view/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { picturesIn, readDocument } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { presentCompanyView } from '../company-view.present.ts';
import { findSeenCompany, listForPreview } from '../company-view.repo.ts';

export const showPreview: Handler<typeof endpoint> = async ({ db, actor }) => {
  const { companyId } = actor;
  const company = found(await findSeenCompany(db, companyId));
  const rows = await listForPreview(db, companyId);
  const pictures = rows.flatMap(({ kind, draft }) => picturesIn(kind, readDocument(kind)(draft)));
  return {
    ...presentCompanyView(company, rows, 'draft'),
    images: await listPictures(db, companyId, pictures),
  };
};
