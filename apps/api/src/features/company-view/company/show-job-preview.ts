import type { showJobPreview as endpoint } from '@engawa/contract/company-view/company';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findGeneral, picturesIn } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { listChanges, presentChange } from '../../jobs/public.ts';
import { findForPreview, findSeenCompany } from '../company-view.repo.ts';
import { presentJobView } from '../job-view.present.ts';

export const showJobPreview: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const { companyId } = actor;
  const row = found(await findForPreview(db, companyId, 'job', params.id));
  const company = found(await findSeenCompany(db, companyId));
  const general = await findGeneral(db, companyId);
  const document = (general?.draft ?? null) as GeneralDocument | null;
  const pictures = [...picturesIn('job', row.draft), ...picturesIn('general', document)];
  return {
    job: {
      ...presentJobView(company, row, document, 'draft'),
      changes: (await listChanges(db, row.id)).map(presentChange),
    },
    images: await listPictures(db, companyId, pictures),
  };
};
