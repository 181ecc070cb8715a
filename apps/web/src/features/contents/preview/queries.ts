import {
  showCompanyPreview,
  showEventPreview,
  showJobPreview,
} from '@engawa/contract/company-view/company';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';

/** Never cached, because it shows what is being edited. */
const current = { staleTime: 0, meta: { ownErrors: true } };

export const companyPreviewQuery = endpointQuery(showCompanyPreview, {}, current);
export const jobPreviewQuery = (id: string) =>
  endpointQuery(showJobPreview, { params: { id } }, current);
export const eventPreviewQuery = (id: string) =>
  endpointQuery(showEventPreview, { params: { id } }, current);
