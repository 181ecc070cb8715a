import type { Localized } from '@engawa/contract/language';
import { missingFor, missingItems } from '@engawa/contract/profile/completeness';
import type { Profile } from '@engawa/contract/profile/schemas';
import { schoolsIn } from '@engawa/contract/profile/schools';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { schoolTypes } from '@engawa/contract/reference/people/school-types';
import { certifiedRung, factsOf, saidRung } from '@engawa/matching/facts-of';
import { termsOfProfile } from '@engawa/matching/terms/terms-of';
import { proseOf, wordsOf } from '@engawa/platform/text/search-words';
import { dayNumber, languageNumber, secondNumber } from '../../people/student-numbers.rules.ts';

export interface Shown {
  shownAt: Date;
  activeOn: string | null;
  /** In Japan. */
  today: string;
}

/** Whether the profile has the minimum to be shown to companies. */
export const isShowable = (profile: Profile): boolean =>
  missingFor('connect', missingItems(profile)).length === 0;

/** Everything a student is searched by; undefined below the minimum for being found. */
export function studentRow(profile: Profile, { shownAt, activeOn, today }: Shown) {
  const { basic, education, languages } = profile;
  const { university } = education;
  if (!isShowable(profile) || !university || !basic.currentCountry) return undefined;
  const facts = factsOf(profile, today);
  const texts = written(profile);
  return {
    shown: secondNumber(shownAt),
    active: dayNumber(activeOn),
    graduation: facts.graduation,
    degree: facts.degree,
    school: schoolTypes.ids.indexOf(university.schoolType),
    major: facts.major,
    japanese: facts.japanese,
    japanese_certified: facts.japaneseCertified,
    english: facts.english,
    english_certified: facts.englishCertified,
    languages: rungs(languages.languages, (spoken) => saidRung(spoken, today)),
    languages_certified: rungs(languages.languages, (spoken) => certifiedRung(spoken, today)),
    industries: facts.industries,
    job_categories: facts.jobCategories,
    business_work: facts.businessWork,
    creative_work: facts.creativeWork,
    tech_work: facts.techWork,
    other_work: facts.otherWork,
    looking_for: facts.lookingFor,
    worked_industries: facts.workedIndustries,
    worked_categories: facts.workedCategories,
    worked_kinds: facts.workedKinds,
    current_country: basic.currentCountry,
    origin_country: basic.countryOfOrigin,
    university: university.name,
    terms: termsOfProfile(profile),
    words: wordsOf(texts),
    prose: proseOf(texts),
  };
}

export type StudentRow = NonNullable<ReturnType<typeof studentRow>>;

type Spoken = Profile['languages']['languages'][number];

/** Each language with its rung of the ladder, if known. */
const rungs = (languages: readonly Spoken[], rungOf: (spoken: Spoken) => number): number[] =>
  languages
    .map((spoken) => ({
      place: spokenLanguages.ids.indexOf(spoken.language),
      rung: rungOf(spoken),
    }))
    .filter(({ rung }) => rung > 0)
    .map(({ place, rung }) => languageNumber(place, rung))
    .toSorted((one, other) => one - other);

/** Free texts that companies may read; without name and contact details. */
const written = ({ story, career, work, links, education }: Profile): (string | null)[] => [
  story.strength,
  story.highlight,
  story.skills,
  career.careerVision,
  ...work.workExperiences.flatMap(({ company, position, details }) => [company, position, details]),
  ...links.links.flatMap(({ title, summary }) => [title, summary]),
  ...schoolsIn(education).flatMap(({ name, department, majorCategory }) => [
    name,
    department,
    ...both(majorCategories.byId(majorCategory).name),
  ]),
];

const both = ({ ja, en }: Localized): string[] => [ja, en];
