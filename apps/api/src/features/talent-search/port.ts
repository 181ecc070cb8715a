import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import type { StudentSort } from '@engawa/contract/student-search/limits';
import type { ScorePlan } from '@engawa/matching/plan/score-plan';

/** Somebody has something to do with the company: any one of these is enough. */
export interface Signal {
  /** They looked at the company or saved it, for example. */
  ids?: readonly string[] | undefined;
  /** Names of universities. */
  universities?: readonly string[] | undefined;
  /** Places in the contract's table of majors. */
  majors?: readonly number[] | undefined;
}

export interface TalentQuery {
  /** Who asks, so that nobody takes all turns: the company. */
  asker: string;
  /** Who has applied is known to the caller, who hands it over as ids (`scopeOf`). */
  filter: Omit<StudentFilter, 'apply'>;
  excluded?: readonly string[] | undefined;
  /** Nobody else. */
  only?: readonly string[] | undefined;
  /** Shown to companies for the first time after this. */
  shownAfter?: Date | undefined;
  score?:
    | {
        plan: ScorePlan;
        /** Of the score itself, not of its place in the order. */
        least?: number | undefined;
        most?: number | undefined;
        signal?: Signal | undefined;
      }
    | undefined;
}

/** Match goes by the score and by exposure; without a score by exposure alone. */
export interface PageAsked {
  order: StudentSort;
  perPage: number;
  /** Where the page before ended. */
  cursor?: string | undefined;
  /** Or the number of the page, from 1; beyond the end there is nobody. */
  page?: number | undefined;
}

/** How many fit, whatever the page. */
export interface Counted {
  count: number;
  /** False where the count is an estimate: too many fit to look for a long word in each. */
  isExact: boolean;
}

export interface FoundTalent extends Counted {
  /** `total` is the score; null where none was asked for. A page can begin after each, by its `cursor`. */
  students: { id: string; total: number | null; cursor: string }[];
  nextCursor: string | null;
}

/** Finds students who are findable at all; which engine answers, nobody above it knows. */
export interface TalentSearch {
  find(query: TalentQuery, page: PageAsked): Promise<FoundTalent>;
  /** Of each query how many fit. */
  count(queries: readonly TalentQuery[]): Promise<Counted[]>;
}
