import { listStudentSavedSearches } from '@engawa/contract/discover/saved-searches';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';

export type SavedSearchesReply = ReplyOf<typeof listStudentSavedSearches>;
export type SavedSearch = SavedSearchesReply['filters'][number];

export const savedSearchesQuery = endpointQuery(
  listStudentSavedSearches,
  {},
  { meta: { ownErrors: true } },
);
