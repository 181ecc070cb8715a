import { matchLimits } from '@engawa/contract/matches/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { scoreOf } from '@engawa/matching/plan/plan-of';
import type { Signal, TalentQuery } from '../talent-search/public.ts';

/** Types 1 to 4 of the API. */
export const groupNames = ['high', 'middle', 'discover', 'fewAsked'] as const;
export type GroupName = (typeof groupNames)[number];

const least = { high: matchLimits.strong, middle: matchLimits.least } as const;

/**
 * One query per group; `discover` needs a signal and a score below the other groups, `fewAsked` are
 * students of `high` and `middle` whom few companies have contacted.
 */
export function groupQueries(
  scope: TalentQuery,
  wishes: TargetWishes,
  signal: Signal,
): Record<GroupName, TalentQuery> {
  const score = scoreOf(wishes);
  return {
    high: { ...scope, score: { ...score, least: least.high } },
    middle: { ...scope, score: { ...score, least: least.middle, most: least.high - 1 } },
    discover: { ...scope, score: { ...score, most: least.middle - 1, signal } },
    fewAsked: { ...scope, fewAsked: true, score: { ...score, least: least.middle } },
  };
}

/** Rows of a group on this page, within the plan's limit if there is one. */
export function shownOnPage(page: number, perPage: number, most: number | null): number {
  if (most === null) return perPage;
  return Math.max(0, Math.min(perPage, most - (page - 1) * perPage));
}
