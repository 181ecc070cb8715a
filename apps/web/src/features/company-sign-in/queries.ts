import { listTryAsPeople } from '@engawa/contract/try-as/demo';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** Outside the demo there is no such list, and nothing is said about it. */
export const tryAsQuery = queryOptions({
  queryKey: [listTryAsPeople.id],
  queryFn: async ({ signal }) => (await call(listTryAsPeople, {}, { signal })).people,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { quiet: true },
});
