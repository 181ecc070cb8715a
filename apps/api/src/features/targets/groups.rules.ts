import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { planOf } from '@engawa/matching/plan/plan-of';
import type { Signal, TalentQuery } from '../talent-search/public.ts';

/** High, middle, discover: the wire's types 1, 2 and 3. */
export const groupNames = ['high', 'middle', 'discover'] as const;
export type GroupName = (typeof groupNames)[number];

const least = { high: 75, middle: 50 } as const;

/** One query for each group. Discover has those below who have something to do with the company. */
export function groupQueries(
  scope: TalentQuery,
  wishes: TargetWishes,
  signal: Signal,
): Record<GroupName, TalentQuery> {
  const plan = planOf(wishes);
  return {
    high: { ...scope, score: { plan, least: least.high } },
    middle: { ...scope, score: { plan, least: least.middle, most: least.high - 1 } },
    discover: { ...scope, score: { plan, most: least.middle - 1, signal } },
  };
}

/** Which of a group a page shows, with a limit of the plan or without. */
export function shownOnPage(page: number, perPage: number, most: number | null): number {
  if (most === null) return perPage;
  return Math.max(0, Math.min(perPage, most - (page - 1) * perPage));
}
