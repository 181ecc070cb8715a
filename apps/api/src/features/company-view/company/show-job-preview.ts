import type { showJobPreview as endpoint } from '@engawa/contract/company-view/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findGeneral, picturesIn, readDocument } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { listChanges, presentChange } from '../../jobs/public.ts';
import { findForPreview, findSeenCompany } from '../company-view.repo.ts';
import { presentJobView } from '../job-view.present.ts';

export const showJobPreview: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const { companyId } = actor;
  const row = found(await findForPreview(db, companyId, 'job', params.id));
  const company = found(await findSeenCompany(db, companyId));
  const document = readDocument('job')(row.draft);
  const general = (await findGeneral(db, companyId))?.draft ?? null;
  const pictures = [...picturesIn('job', document), ...picturesIn('general', general)];
  return {
    job: {
      ...presentJobView(company, { row, document }, general, 'draft'),
      changes: (await listChanges(db, row.id)).map(presentChange),
    },
    images: await listPictures(db, companyId, pictures),
  };
};
