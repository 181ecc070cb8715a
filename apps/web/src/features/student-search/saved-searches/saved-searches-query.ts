import type { ReplyOf } from '@engawa/contract/endpoint';
import { listCompanySavedSearches } from '@engawa/contract/student-search/saved-searches';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';

export type SavedSearchesReply = ReplyOf<typeof listCompanySavedSearches>;
export type SavedSearch = SavedSearchesReply['searches'][number];

export const savedSearchesQuery = endpointQuery(
  listCompanySavedSearches,
  {},
  { meta: { ownErrors: true } },
);
