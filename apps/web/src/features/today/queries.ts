import { showToday } from '@engawa/contract/today/company';
import { endpointPartQuery } from '../../shared/api/endpoint-query.ts';

export const todayQuery = endpointPartQuery(showToday, {}, ({ rows }) => rows, {
  staleTime: 0,
  meta: { ownErrors: true },
});
