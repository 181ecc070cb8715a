import type { Profile } from '@engawa/contract/profile/schemas';
import { countedSchool } from '@engawa/contract/profile/schools';
import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import {
  type JobCategoryId,
  jobCategories,
  subcategoriesOf,
} from '@engawa/contract/reference/jobs/job-categories';
import { bjtLevelOf } from '@engawa/contract/reference/languages/bjt-levels';
import { cefrOf } from '@engawa/contract/reference/languages/cefr';
import { rungOf } from '@engawa/contract/reference/languages/japanese-ladder';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { columnSizes, type StudentFacts, workColumns } from './columns.ts';
import { monthOf } from './months.ts';
import { bitsOf } from './sets.ts';

interface Sections {
  education: Pick<Profile['education'], 'university' | 'pastUniversities'>;
  languages: Pick<Profile['languages'], 'languages'>;
  career: Pick<
    Profile['career'],
    'industries' | 'jobCategories' | 'jobSubcategories' | 'lookingFor'
  >;
  work: Pick<Profile['work'], 'workExperiences'>;
}
type Spoken = Profile['languages']['languages'][number];

/** The facts of a profile. Takes no section with names, birthdays or countries. */
export function factsOf(
  { education, languages, career, work }: Sections,
  day: string,
): StudentFacts {
  const { university } = education;
  const counted = countedSchool(education);
  const spoken = (id: Spoken['language']) =>
    languages.languages.find(({ language }) => language === id);
  const [japanese, english] = [spoken('ja'), spoken('en')];
  const worked = work.workExperiences;
  return {
    graduation: university ? monthOf(university.graduation) : 0,
    degree: place(degreeTypes.ids, counted?.degreeType),
    major: place(majorCategories.ids, counted?.majorCategory),
    japanese: saidRung(japanese, day),
    english: saidRung(english, day),
    japaneseCertified: certifiedRung(japanese, day),
    englishCertified: certifiedRung(english, day),
    industries: bitsOf(industries, career.industries),
    jobCategories: bitsOf(jobCategories, career.jobCategories),
    businessWork: wishedIn(1, career),
    creativeWork: wishedIn(2, career),
    techWork: wishedIn(3, career),
    otherWork: wishedIn(4, career),
    lookingFor: bitsOf(lookingFor, career.lookingFor),
    workedIndustries: bitsOf(
      industries,
      worked.map(({ industry }) => industry),
    ),
    workedCategories: bitsOf(
      jobCategories,
      worked.map(({ jobCategory }) => jobCategory),
    ),
    workedKinds: bitsOf(
      employmentTypes,
      worked.map(({ employmentType }) => employmentType),
    ),
  };
}

/** The wished work of a category; without details, all of a wished one. */
function wishedIn(category: JobCategoryId, wished: Sections['career']): number {
  if (!wished.jobCategories.includes(category)) return 0;
  const work = subcategoriesOf(category);
  return bitsOf(work, wished.jobSubcategories) || bitsOf(work, work.ids);
}

/** The facts of a person who wishes for a category without details. */
export const wishOfCategory = (category: JobCategoryId): Partial<StudentFacts> => ({
  jobCategories: bitsOf(jobCategories, [category]),
  [workColumns[category]]: columnSizes[workColumns[category]] - 1,
});

const place = <Id>(ids: readonly Id[], id: Id | undefined): number =>
  id === undefined ? ids.length : ids.indexOf(id);

/** The rung of the exam, ignoring self-ratings; 0 without an exam. */
export function certifiedRung(spoken: Spoken | undefined, day: string): number {
  if (!spoken?.exam) return 0;
  const { exam, score, level } = spoken;
  // A JLPT level counts without its score, which many do not remember.
  if (score === null) return rungOf({ jlpt: level }, day);
  const shown =
    exam === 'bjt' ? { bjt: bjtLevelOf(score) } : { cefr: cefrOf(exam, score, level ?? undefined) };
  return rungOf({ jlpt: level, ...shown }, day);
}

/** The highest rung by self-rating or exam. */
export const saidRung = (spoken: Spoken | undefined, day: string): number =>
  spoken ? Math.max(rungOf({ self: spoken.selfRating }, day), certifiedRung(spoken, day)) : 0;
