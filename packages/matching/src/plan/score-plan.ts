import type { ScoredColumn, StudentFacts } from '../columns.ts';

/**
 * A score as a sum of integers, one looked up by the value of each column. The same plan is a loop
 * over columns in memory, an SQL expression and an explanation, so that all three agree exactly.
 * Values beyond a list yield nothing. Columns are unique.
 */
export type ScorePlan = readonly Readonly<{
  column: ScoredColumn;
  points: readonly number[];
}>[];

export const totalOf = (plan: ScorePlan, facts: StudentFacts): number =>
  plan.reduce((sum, { column, points }) => sum + (points[facts[column]] ?? 0), 0);
