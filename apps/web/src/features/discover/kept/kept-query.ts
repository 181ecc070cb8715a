import { listKeptFilters } from '@engawa/contract/discover/kept';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';

export type KeptReply = ReplyOf<typeof listKeptFilters>;
export type KeptFilter = KeptReply['filters'][number];

export const keptQuery = endpointQuery(listKeptFilters, {}, { meta: { ownErrors: true } });
