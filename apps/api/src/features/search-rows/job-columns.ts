import type { ColumnKind } from '@engawa/index/columns';
import { kindsOf } from '../../search/conditions/searched-column.ts';
import { jobSearched } from './job-row.rules.ts';

/** Columns of the job index beside the terms of `jobSearched`. */
export const jobColumns = {
  ...kindsOf(jobSearched),
  limited: 'facet',
  offWeb: 'facet',
  /** Day number; `never` without a deadline. */
  closesOn: 'short',
  /** Keys by which a student's score is looked up (packages/matching). */
  asks: 'short',
  offers: 'short',
  graduatesFrom: 'short',
  graduatesTo: 'short',
  /** Sort keys other than score and pay, and the tie-breaker of equal scores. */
  newest: 'number',
  deadline: 'number',
  openedSecond: 'number',
} as const satisfies Record<string, ColumnKind>;
export type JobColumn = keyof typeof jobColumns;

/** Weight of a score point in the order by match: larger than any `openedSecond`. */
export const secondsPerPoint = 2 ** 33;

const dayMs = 24 * 60 * 60 * 1000;

/** Days since 2000-01-01, from YYYY-MM-DD. */
export const dayNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.UTC(2000, 0, 1)) / dayMs);

/** A search term that cannot collide with words of a text, which never begin with a colon. */
export const companyTerm = (id: string) => `:company:${id}`;
