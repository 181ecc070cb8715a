import { listTryAsPeople } from '@engawa/contract/try-as/demo';
import { endpointPartQuery } from '../../shared/api/endpoint-query.ts';

/** Outside the demo there is no such list, and nothing is said about it. */
export const tryAsQuery = endpointPartQuery(listTryAsPeople, {}, ({ people }) => people, {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { quiet: true },
});
