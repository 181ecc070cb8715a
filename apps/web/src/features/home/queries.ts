import { showOverview } from '@engawa/contract/overview/anyone';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export const overviewQuery = endpointQuery(
  showOverview,
  {},
  {
    // The page has a place for it: without the numbers it is still whole.
    meta: { ownErrors: true },
  },
);
