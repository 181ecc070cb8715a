import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import {
  type JobCategoryId,
  jobCategories,
  subcategoriesOf,
} from '@engawa/contract/reference/jobs/job-categories';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';

const setsOf = ({ ids }: { readonly ids: readonly unknown[] }): number => 2 ** ids.length;
const rungs = japaneseLadder.ids.length;

/** Nobody who graduated before is looking for a job. */
export const firstGraduationYear = 2000;

/**
 * All facts a score can use, with the number of values of each column. Values are integers from 0;
 * a set is a bit mask by position in its table. Origin, gender, age, name, photo and university are
 * deliberately not columns, so that they cannot influence a score.
 */
export const columnSizes = {
  /** Months since January 2000; 0 without a university. */
  graduation: 1200,
  /** Position in the table; the table's length without a university. */
  degree: degreeTypes.ids.length + 1,
  major: majorCategories.ids.length + 1,
  /** The highest rung stated in any way; 0 without any. */
  japanese: rungs,
  english: rungs,
  /** The rung by exams alone. */
  japaneseCertified: rungs,
  englishCertified: rungs,
  industries: setsOf(industries),
  jobCategories: setsOf(jobCategories),
  /** Wished work of one category each, whole if none is stated; 0 without the category. */
  businessWork: setsOf(subcategoriesOf(1)),
  creativeWork: setsOf(subcategoriesOf(2)),
  techWork: setsOf(subcategoriesOf(3)),
  otherWork: setsOf(subcategoriesOf(4)),
  lookingFor: setsOf(lookingFor),
  workedIndustries: setsOf(industries),
  workedCategories: setsOf(jobCategories),
  workedKinds: setsOf(employmentTypes),
} as const satisfies Record<string, number>;

export type ScoredColumn = keyof typeof columnSizes;
export const scoredColumns = Object.keys(columnSizes) as readonly ScoredColumn[];

export const workColumns = {
  1: 'businessWork',
  2: 'creativeWork',
  3: 'techWork',
  4: 'otherWork',
} as const satisfies Record<JobCategoryId, ScoredColumn>;

export type StudentFacts = Readonly<Record<ScoredColumn, number>>;
