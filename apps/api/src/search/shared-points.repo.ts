import type { SharedTerms } from '@engawa/matching/terms/shared-terms';
import { type RawBuilder, sql } from 'kysely';

/** Points for the terms of a row that is named `found`, as the other engines count them. */
export const sharedPoints = (shared: readonly SharedTerms[]): RawBuilder<number>[] =>
  shared.map(
    // Most rows have none of the terms, and the overlap is quicker than counting.
    ({ terms, each, most }) => sql<number>`(case when found.terms && ${terms}::text[] then least(
      ${most}::int,
      ${each}::int * (select count(*)::int from unnest(found.terms) as term
        where term = any(${terms}::text[]))) else 0 end)`,
  );
