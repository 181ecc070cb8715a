import {
  showEventPreview as eventEndpoint,
  showJobPreview as jobEndpoint,
  showCompanyPreview,
} from '@engawa/contract/company-view/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { showEventPreview } from './company/show-event-preview.ts';
import { showJobPreview } from './company/show-job-preview.ts';
import { showPreview } from './company/show-preview.ts';

export const companyViewRoutes = () => [
  bind(showCompanyPreview, showPreview),
  bind(jobEndpoint, showJobPreview),
  bind(eventEndpoint, showEventPreview),
];
