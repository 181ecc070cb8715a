import type { ReplyOf } from '@engawa/contract/endpoint';
import { showLeaving } from '@engawa/contract/leaving/company';
import { endpointQuery } from '../../../../shared/api/endpoint-query.ts';

export type Leaving = ReplyOf<typeof showLeaving>;

export const leavingQuery = endpointQuery(showLeaving, {});
