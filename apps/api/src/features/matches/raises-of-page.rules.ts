import { matchLimits } from '@engawa/contract/matches/limits';
import type { ExplainedMatch, Raise } from '@engawa/contract/targets/reasons';

export interface RaiseOfPage extends Raise {
  /** In how many jobs it would bring something. */
  jobs: number;
}

/** Of several matches, what would bring the most over all of them, each with its highest points. */
export function raisesOfPage(matches: readonly Pick<ExplainedMatch, 'raises'>[]): RaiseOfPage[] {
  const found = new Map<Raise['by'], RaiseOfPage & { sum: number }>();
  for (const { by, points } of matches.flatMap(({ raises }) => raises)) {
    const before = found.get(by) ?? { by, points: 0, jobs: 0, sum: 0 };
    found.set(by, {
      by,
      points: Math.max(before.points, points),
      jobs: before.jobs + 1,
      sum: before.sum + points,
    });
  }
  return [...found.values()]
    .toSorted((one, other) => other.sum - one.sum)
    .slice(0, matchLimits.raises)
    .map(({ by, points, jobs }) => ({ by, points, jobs }));
}
