import type { ReplyOf } from '@engawa/contract/endpoint';
import { listMatches } from '@engawa/contract/matches/student';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type Matches = ReplyOf<typeof listMatches>;
export type MatchedJob = Matches['jobs'][number];

/** Always asked anew: whoever comes back from their profile sees what it has changed. */
export const matchesQuery = (after: string | undefined) =>
  endpointQuery(
    listMatches,
    { query: after ? { cursor: after } : {} },
    { staleTime: 0, meta: { ownErrors: true } },
  );
