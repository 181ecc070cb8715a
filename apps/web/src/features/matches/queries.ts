import type { ReplyOf } from '@engawa/contract/endpoint';
import { listMatches, listSteps } from '@engawa/contract/matches/student';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type Matches = ReplyOf<typeof listMatches>;
export type MatchedJob = Matches['jobs'][number];

/** Never cached, so that a student returning from the profile sees the effect of a change. */
export const matchesQuery = (after: string | undefined) =>
  endpointQuery(
    listMatches,
    { query: after ? { cursor: after } : {} },
    { staleTime: 0, meta: { ownErrors: true } },
  );

/** Not cached either. */
export const stepsQuery = endpointQuery(listSteps, {}, { staleTime: 0, meta: { ownErrors: true } });
