import type { ColumnKind } from '@engawa/index/columns';
import { companyTerms } from './company-columns.ts';

/** What the index of jobs has of each; what is not said is 0, or where it stands at an end, that end. */
export const jobColumns = {
  limited: 'facet',
  jobType: 'facet',
  category: 'facet',
  industry: 'facet',
  aptitude: 'facet',
  /** A rung of the ladder. */
  japanese: 'facet',
  visaSupport: 'facet',
  /** Days; without a deadline `never`. */
  closesOn: 'short',
  /** Months; what begins at no month at 0, what ends at none at `never`. */
  graduationFrom: 'short',
  graduationTo: 'short',
  startFrom: 'short',
  startTo: 'short',
  /** -1 where it is not known. */
  employees: 'number',
  /** By which a student's score is looked up (packages/matching). */
  asks: 'short',
  offers: 'short',
  graduatesFrom: 'short',
  graduatesTo: 'short',
  /** The orders of the list but for the score, and what decides between equal scores. */
  newest: 'number',
  deadline: 'number',
  salary: 'number',
  openedSecond: 'number',
} as const satisfies Record<string, ColumnKind>;
export type JobColumn = keyof typeof jobColumns;

export const never = 65_535;

/** What a point weighs in the order by match: more than all the seconds (`openedSecond`) there are. */
export const secondsPerPoint = 2 ** 33;

/** Months since the year 2000, of YYYY-MM. */
export const monthNumber = (month: string): number =>
  (Number(month.slice(0, 4)) - 2000) * 12 + Number(month.slice(5, 7)) - 1;

const dayMs = 24 * 60 * 60 * 1000;

/** Days since the year 2000, of YYYY-MM-DD. */
export const dayNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.UTC(2000, 0, 1)) / dayMs);

/** Terms beside the words of a text, which never begin with a colon. */
export const jobTerms = {
  company: (id: string) => `:company:${id}`,
  ...companyTerms,
  feature: (id: number) => `:feature:${id}`,
  prefecture: (id: string) => `:prefecture:${id}`,
};
