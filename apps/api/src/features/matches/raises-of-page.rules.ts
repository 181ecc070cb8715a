import { matchLimits } from '@engawa/contract/matches/limits';
import type { ExplainedMatch, Raise } from '@engawa/contract/targets/reasons';

export interface RaiseOfPage extends Raise {
  /** Number of jobs for which the tip would raise the score. */
  jobs: number;
}

/** Tips with the largest total effect over several matches, each with its highest points. */
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
