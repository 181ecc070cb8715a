import { showOverview } from '@engawa/contract/overview/anyone';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export const overviewQuery = queryOptions({
  queryKey: [showOverview.id],
  queryFn: ({ signal }) => call(showOverview, {}, { signal }),
});
