import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { findGeneral, picturesIn, readDocument } from '../contents/public.ts';
import { listPictures } from '../files/public.ts';
import { listChanges, presentChange } from '../jobs/public.ts';
import { findForPreview, findSeenCompany } from './company-view.repo.ts';
import { presentJobView } from './job-view.present.ts';
import type { Copy } from './showing.rules.ts';

/** The caller has checked that the reader may see the job. */
export async function readJobView(db: Db, companyId: string, id: string, copy: Copy) {
  const row = found(await findForPreview(db, companyId, 'job', id));
  const company = found(await findSeenCompany(db, companyId));
  const document = found(readDocument('job')(row[copy]));
  const general = (await findGeneral(db, companyId))?.[copy] ?? null;
  const pictures = [...picturesIn('job', document), ...picturesIn('general', general)];
  return {
    job: {
      ...presentJobView(company, { row, document }, general, copy),
      changes: (await listChanges(db, row.id)).map(presentChange),
    },
    images: await listPictures(db, companyId, pictures),
  };
}
