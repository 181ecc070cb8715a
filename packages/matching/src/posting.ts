import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import {
  categoryOf,
  type JobCategoryId,
  type JobSubcategoryId,
} from '@engawa/contract/reference/jobs/job-categories';
import type { JobTypeId } from '@engawa/contract/reference/jobs/job-types';
import {
  type JapaneseRung,
  rungAsked,
  rungOf,
} from '@engawa/contract/reference/languages/japanese-ladder';
import { englishId } from '@engawa/contract/reference/languages/spoken-languages';
import type { LookingForId } from '@engawa/contract/reference/people/looking-for';
import type { MajorTypeId } from '@engawa/contract/reference/people/major-types';
import { usualWeight } from '@engawa/contract/targets/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { termsOfPosting } from './terms/terms-of.ts';

/** What a published posting asks for and offers. */
export interface PostingFacts {
  industry: IndustryId | null;
  jobCategory: JobCategoryId | null;
  /** Of the category. */
  jobSubcategory: JobSubcategoryId | null;
  jobType: JobTypeId | null;
  japanese: JapaneseRung;
  english: JapaneseRung;
  majorTypes: readonly MajorTypeId[];
  graduationFrom: string | null;
  graduationTo: string | null;
  /** Words of the duties and requirements, as written. */
  terms: readonly string[];
}

/**
 * Without industries in the posting the company's own counts, as in the job search. `terms`: where
 * they are known, because finding them takes most of the time.
 */
export function postingFacts(
  { jp, en, common }: JobDocument,
  companyIndustry: IndustryId | null,
  today: string,
  terms: readonly string[] = termsOfPosting({ jp, en }),
): PostingFacts {
  const words = jp ?? en;
  const category = words?.jobCategoryId ?? null;
  const work = common.jobSubcategory;
  const english = common.languages.find(({ language }) => language === englishId);
  return {
    industry: common.industry ?? companyIndustry,
    jobCategory: category,
    jobSubcategory: work && categoryOf(work) === category ? work : null,
    jobType: words?.recruitmentType ?? null,
    japanese: rungAsked(common.languages, today),
    english: english ? rungOf({ self: english.level }, today) : 0,
    majorTypes: common.majors,
    graduationFrom: common.graduationFrom,
    graduationTo: common.graduationTo,
    terms,
  };
}

/** The kind of work that students choose, by the job type of a posting. */
export const kindOfJobType: Record<JobTypeId, LookingForId | null> = {
  1: 'internship',
  2: 'full-time',
  3: 'second-new-graduate',
  99: null,
};

/** Initial values of a target setting that is created from a job. */
export const wishesOfJob = (posting: PostingFacts): TargetWishes => ({
  wants: {
    majors: [],
    majorTypes: [...posting.majorTypes],
    degrees: [],
    graduationFrom: posting.graduationFrom,
    graduationTo: posting.graduationTo,
    japanese: posting.japanese,
    english: posting.english,
    workedIndustries: [],
    workedCategories: [],
    workedKinds: [],
    terms: [...posting.terms],
  },
  weights: {
    major: usualWeight,
    degree: usualWeight,
    graduation: usualWeight,
    japanese: usualWeight,
    english: usualWeight,
    experience: usualWeight,
  },
  offers: {
    industry: posting.industry,
    jobCategory: posting.jobCategory,
    jobSubcategory: posting.jobSubcategory,
    kind: posting.jobType === null ? null : kindOfJobType[posting.jobType],
  },
});
