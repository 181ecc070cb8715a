/**
 * Feature company-view. What students see of a company, its jobs and its events, also as the
 * company's preview. The public pages read the same view.
 */

import {
  showCompanyPreview,
  showEventPreview,
  showJobPreview,
} from '@engawa/contract/company-view/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showPreview } from './company/show-preview.ts';
import { readEventView } from './read-event-view.ts';
import { readJobView } from './read-job-view.ts';

export const companyViewRoutes = () => [
  bind(showCompanyPreview, showPreview),
  bind(showJobPreview, ({ db, actor, params }) =>
    readJobView(db, actor.companyId, params.id, 'draft'),
  ),
  bind(showEventPreview, ({ db, actor, params }) =>
    readEventView(db, actor.companyId, params.id, 'draft'),
  ),
];
