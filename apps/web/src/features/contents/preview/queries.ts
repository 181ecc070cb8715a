import {
  showCompanyPreview,
  showEventPreview,
  showJobPreview,
} from '@engawa/contract/company-view/company';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export const companyPreviewQuery = queryOptions({
  queryKey: [showCompanyPreview.id],
  queryFn: ({ signal }) => call(showCompanyPreview, {}, { signal }),
  staleTime: 0,
  meta: { ownErrors: true },
});

export const jobPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: [showJobPreview.id, id],
    queryFn: ({ signal }) => call(showJobPreview, { params: { id } }, { signal }),
    staleTime: 0,
    meta: { ownErrors: true },
  });

export const eventPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: [showEventPreview.id, id],
    queryFn: ({ signal }) => call(showEventPreview, { params: { id } }, { signal }),
    staleTime: 0,
    meta: { ownErrors: true },
  });
