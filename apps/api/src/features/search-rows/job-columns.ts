import type { ColumnKind } from '@engawa/index/columns';
import { kindsOf } from '../../search/conditions/searched-column.ts';
import { jobSearched } from './job-row.rules.ts';

/** What the index of jobs has of each, beside the terms of `jobSearched`. */
export const jobColumns = {
  ...kindsOf(jobSearched),
  limited: 'facet',
  /** Days; without a deadline `never`. */
  closesOn: 'short',
  /** By which a student's score is looked up (packages/matching). */
  asks: 'short',
  offers: 'short',
  graduatesFrom: 'short',
  graduatesTo: 'short',
  /** The orders of the list but for score and pay, and what decides between equal scores. */
  newest: 'number',
  deadline: 'number',
  openedSecond: 'number',
} as const satisfies Record<string, ColumnKind>;
export type JobColumn = keyof typeof jobColumns;

/** What a point weighs in the order by match: more than all the seconds (`openedSecond`) there are. */
export const secondsPerPoint = 2 ** 33;

const dayMs = 24 * 60 * 60 * 1000;

/** Days since the year 2000, of YYYY-MM-DD. */
export const dayNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.UTC(2000, 0, 1)) / dayMs);

/** A term beside the words of a text, which never begin with a colon. */
export const companyTerm = (id: string) => `:company:${id}`;
