import { columnSizes, type ScoredColumn, type StudentFacts } from './columns.ts';
import type { Fulfilled } from './fulfilment.ts';
import type { ScorePlan } from './plan/score-plan.ts';

export interface Part {
  readonly column: ScoredColumn;
  readonly of: number;
  readonly fulfilled: Fulfilled;
}

export const worth = (of: number, share: number): number => Math.round(of * share);

const pointsAt = ({ of, fulfilled }: Part, value: number): number => worth(of, fulfilled(value));

/** The points of one person, without computing a plan for all values. */
export const pointsOf = (parts: readonly Part[], facts: StudentFacts): number =>
  parts.reduce((sum, part) => sum + pointsAt(part, facts[part.column]), 0);

/** A plan: the points for every value of each column. */
export function planOfParts(parts: readonly Part[]): ScorePlan {
  const byColumn = Map.groupBy(parts, ({ column }) => column);
  return Array.from(byColumn, ([column, ofColumn]) => ({
    column,
    points: Array.from({ length: columnSizes[column] }, (_, value) =>
      ofColumn.reduce((sum, part) => sum + pointsAt(part, value), 0),
    ),
  }));
}
