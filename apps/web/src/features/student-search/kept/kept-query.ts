import type { ReplyOf } from '@engawa/contract/endpoint';
import { listKeptSearches } from '@engawa/contract/student-search/kept';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';

export type KeptReply = ReplyOf<typeof listKeptSearches>;
export type KeptSearch = KeptReply['searches'][number];

export const keptQuery = endpointQuery(listKeptSearches, {}, { meta: { ownErrors: true } });
