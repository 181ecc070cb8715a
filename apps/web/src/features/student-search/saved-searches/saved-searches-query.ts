import type { ReplyOf } from '@engawa/contract/endpoint';
import { listKeptSearches } from '@engawa/contract/student-search/kept';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';

export type SavedSearchesReply = ReplyOf<typeof listKeptSearches>;
export type SavedSearch = SavedSearchesReply['searches'][number];

export const savedSearchesQuery = endpointQuery(
  listKeptSearches,
  {},
  { meta: { ownErrors: true } },
);
