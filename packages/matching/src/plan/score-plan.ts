import type { ScoredColumn, StudentFacts } from '../columns.ts';

/**
 * A score is a sum of whole numbers, one looked up by the value of each column. So one plan is a loop
 * over columns in memory, an expression of SQL and an explanation, and all three agree exactly. A
 * value beyond the list brings nothing. No column comes twice.
 */
export type ScorePlan = readonly Readonly<{
  column: ScoredColumn;
  points: readonly number[];
}>[];

/** 0 to 100. */
export const totalOf = (plan: ScorePlan, facts: StudentFacts): number =>
  plan.reduce((sum, { column, points }) => sum + (points[facts[column]] ?? 0), 0);
