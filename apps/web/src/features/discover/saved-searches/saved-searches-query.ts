import { listKeptFilters } from '@engawa/contract/discover/kept';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';

export type SavedSearchesReply = ReplyOf<typeof listKeptFilters>;
export type SavedSearch = SavedSearchesReply['filters'][number];

export const savedSearchesQuery = endpointQuery(listKeptFilters, {}, { meta: { ownErrors: true } });
