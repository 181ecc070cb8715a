import type { showJobPreview as endpoint } from '@engawa/contract/company-view/company';
import type { Handler } from '../../../handler.ts';
import { readJobView } from '../read-job-view.ts';

export const showJobPreview: Handler<typeof endpoint> = ({ db, actor, params }) =>
  readJobView(db, actor.companyId, params.id, 'draft');
