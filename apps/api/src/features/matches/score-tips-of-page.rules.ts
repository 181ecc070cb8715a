import { matchLimits } from '@engawa/contract/matches/limits';
import type { ExplainedMatch, ScoreTip } from '@engawa/contract/targets/reasons';

export interface ScoreTipOfPage extends ScoreTip {
  jobs: number;
}

/** Tips with the largest total effect over several matches, each with its highest points. */
export function scoreTipsOfPage(
  matches: readonly Pick<ExplainedMatch, 'raises'>[],
): ScoreTipOfPage[] {
  const found = new Map<ScoreTip['by'], ScoreTipOfPage & { sum: number }>();
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
    .slice(0, matchLimits.scoreTips)
    .map(({ by, points, jobs }) => ({ by, points, jobs }));
}
