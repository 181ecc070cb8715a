import { listTryAsPeople } from '@engawa/contract/try-as/demo';
import { endpointPartQuery } from '../../shared/api/endpoint-query.ts';

/** The endpoint exists only in the demo, so a failure stays silent. */
export const tryAsQuery = endpointPartQuery(listTryAsPeople, {}, ({ people }) => people, {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { quiet: true },
});
