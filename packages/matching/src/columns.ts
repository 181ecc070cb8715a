import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';

const setsOf = ({ ids }: { readonly ids: readonly unknown[] }): number => 2 ** ids.length;
const rungs = japaneseLadder.ids.length;

/** From January 2000, when nobody graduates who is looking today. */
export const firstGraduationYear = 2000;

/**
 * All that a score can be made from, and how many values each has. Every value is a whole number from
 * 0; a set is the sum of 2 to the power of its members' places in their table. Where a person comes
 * from, their gender, age, name, photo and university are no columns, so that they cannot count.
 */
export const columnSizes = {
  /** Months since January 2000; 0 where there is no university. */
  graduation: 1200,
  /** Its place in the table; one more than the last where there is no university. */
  degree: degreeTypes.ids.length + 1,
  major: majorCategories.ids.length + 1,
  /** The rung of anything they say; 0 where they say nothing. */
  japanese: rungs,
  english: rungs,
  /** The rung by exams alone. */
  japaneseCertified: rungs,
  englishCertified: rungs,
  /** What they wish for. */
  industries: setsOf(industries),
  jobCategories: setsOf(jobCategories),
  lookingFor: setsOf(lookingFor),
  /** What they have done. */
  workedIndustries: setsOf(industries),
  workedCategories: setsOf(jobCategories),
  workedKinds: setsOf(employmentTypes),
} as const satisfies Record<string, number>;

export type ScoredColumn = keyof typeof columnSizes;
export const scoredColumns = Object.keys(columnSizes) as readonly ScoredColumn[];

/** What a score knows of a person. */
export type StudentFacts = Readonly<Record<ScoredColumn, number>>;
