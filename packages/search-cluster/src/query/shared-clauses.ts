import type { Score, SharedTerms } from '@engawa/index/query';

type Clause = Readonly<Record<string, unknown>>;

/** Rows with at least this many of the terms. */
const having = (terms: readonly string[], count: number): Clause => ({
  bool: {
    should: terms.map((term) => ({ term: { terms: term } })),
    minimum_should_match: count,
  },
});

interface Level {
  points: number;
  clause: Clause;
}

/** The points that each number of terms brings, until more terms bring no more; ascending. */
function levelsOf({ terms, each, most }: SharedTerms): Level[] {
  const different = [...new Set(terms)];
  const counts = different.flatMap((_, at) => (each * at < most ? [at + 1] : []));
  return counts.map((count) => ({
    points: Math.min(most, each * count),
    clause: having(different, count),
  }));
}

/** Adds up the points of a row as its relevance, which the order's script reads. */
export const sharedScores = ({ shared = [] }: Score): Clause[] =>
  shared.flatMap((group) =>
    levelsOf(group).map(({ points, clause }, at, levels) => ({
      constant_score: { filter: clause, boost: points - (levels[at - 1]?.points ?? 0) },
    })),
  );

/** Every sum of extra points that a row can have, with the clause of exactly these rows. */
export function sharedLevels({ shared = [] }: Score): Level[] {
  return shared.reduce<Level[]>(
    (all, group) => {
      const levels = levelsOf(group);
      const exact = [{ points: 0, clause: undefined }, ...levels].map(({ points, clause }, at) => ({
        points,
        filter: clause ? [clause] : [],
        must_not: levels[at] ? [levels[at].clause] : [],
      }));
      return all.flatMap((one) =>
        exact.map(({ points, filter, must_not }) => ({
          points: one.points + points,
          clause: { bool: { filter: [one.clause, ...filter], must_not } },
        })),
      );
    },
    [{ points: 0, clause: { match_all: {} } }],
  );
}
