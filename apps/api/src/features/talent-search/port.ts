import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import type { StudentSort } from '@engawa/contract/student-search/limits';
import type { ScorePlan } from '@engawa/matching/plan/score-plan';
import type { SharedTerms } from '@engawa/matching/terms/shared-terms';

/** Relations that count as a signal; any one is enough. */
export interface Signal {
  /** Students known to have a relation, such as a saved company. */
  ids?: readonly string[] | undefined;
  universities?: readonly string[] | undefined;
  /** Indexes into the contract's table of majors. */
  majors?: readonly number[] | undefined;
}

export interface TalentQuery {
  /** The asking company; the key for fair turns. */
  asker: string;
  /** Without `apply`: the caller resolves applicants to ids (`scopeOf`). */
  filter: Omit<StudentFilter, 'apply'>;
  excluded?: readonly string[] | undefined;
  /** When set, search only among these students. */
  only?: readonly string[] | undefined;
  /** First visible to companies after this time. */
  shownAfter?: Date | undefined;
  /** When set, search only among students whom few companies have contacted. */
  fewAsked?: boolean | undefined;
  score?:
    | {
        plan: ScorePlan;
        shared?: readonly SharedTerms[] | undefined;
        /** Lowest score, before the shift by exposure. */
        least?: number | undefined;
        most?: number | undefined;
        signal?: Signal | undefined;
      }
    | undefined;
}

/**
 * Match sorts by score, then by exposure; balanced lets exposure count in full. Without a score both
 * sort by exposure alone.
 */
export interface PageAsked {
  order: StudentSort | 'balanced';
  perPage: number;
  /** Cursor after the last row of the previous page. */
  cursor?: string | undefined;
  /** Or a page number from 1; empty beyond the end. */
  page?: number | undefined;
}

export interface Counted {
  count: number;
  /** False for an estimate: too many matches to check a long word in each. */
  isExact: boolean;
}

export interface FoundTalent extends Counted {
  /** `total` is the score, null without one; `cursor` starts a page after this student. */
  students: { id: string; total: number | null; cursor: string }[];
  nextCursor: string | null;
}

/** Port of the search among findable students; callers do not know which engine answers. */
export interface TalentSearch {
  find(query: TalentQuery, page: PageAsked): Promise<FoundTalent>;
  count(queries: readonly TalentQuery[]): Promise<Counted[]>;
}
