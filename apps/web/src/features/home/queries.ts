import { showOverview } from '@engawa/contract/overview/anyone';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export const overviewQuery = queryOptions({
  queryKey: [showOverview.id],
  queryFn: ({ signal }) => call(showOverview, {}, { signal }),
  // The page has a place for it: without the numbers it is still whole.
  meta: { ownErrors: true },
});
