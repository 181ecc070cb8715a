import { columnSizes, type ScoredColumn, type StudentFacts } from './columns.ts';
import type { Fulfilled } from './near.ts';
import type { ScorePlan } from './plan/score-plan.ts';

/** So many points, as far as what a column says fulfils what is asked. */
export interface Part {
  readonly column: ScoredColumn;
  readonly of: number;
  readonly fulfilled: Fulfilled;
}

/** Whole points of so many, by how far it is fulfilled. */
export const worth = (of: number, share: number): number => Math.round(of * share);

const pointsAt = ({ of, fulfilled }: Part, value: number): number => worth(of, fulfilled(value));

/** For one person alone: a plan would first work out what everybody else would have. */
export const pointsOf = (parts: readonly Part[], facts: StudentFacts): number =>
  parts.reduce((sum, part) => sum + pointsAt(part, facts[part.column]), 0);

/** For everybody: by value what it brings. */
export const planOfParts = (parts: readonly Part[]): ScorePlan =>
  parts.map((part) => ({
    column: part.column,
    points: Array.from({ length: columnSizes[part.column] }, (_, value) => pointsAt(part, value)),
  }));
