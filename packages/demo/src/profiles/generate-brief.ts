import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories, subcategoriesOf } from '@engawa/contract/reference/jobs/job-categories';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import type { GeneratedStudent } from '../generate-students.ts';
import type { Random } from '../random.ts';
import { briefTexts } from './brief-texts.ts';
import type { DemoProfile } from './demo-profile.ts';
import { generateProfile } from './generate-profile.ts';

type Work = NonNullable<DemoProfile['work']>['workExperiences'][number];

/** Picks between `least` and `most` entries, each once. */
const some = <T>(random: Random, list: readonly T[], least: number, most: number): T[] => [
  ...new Set(Array.from({ length: random.int(least, most) }, () => random.pick(list))),
];

/**
 * A student for large data sets: as believable as the demo's, but of all subjects, levels and
 * places, and with the short texts that most people write.
 */
export function generateBrief(random: Random, student: GeneratedStudent, now: Date): DemoProfile {
  const profile = generateProfile(random, student, now);
  const { university } = profile.education;
  const { careerVision, ...story } = briefTexts(random);
  const major = random.pick(majorCategories.entries);
  const wished = some(random, jobCategories.ids, 1, 2);
  const work = wished.flatMap((category) => subcategoriesOf(category).ids);
  return {
    ...profile,
    basic: {
      ...profile.basic,
      currentCountry: random.next() < 0.75 ? 'JP' : student.origin.country,
      countryOfOrigin: random.next() < 0.9 ? student.origin.country : null,
    },
    education: {
      ...profile.education,
      university: university && {
        ...university,
        degreeType: random.next() < 0.05 ? 'doctoral' : university.degreeType,
        majorType: major.type,
        majorCategory: major.id,
        department: null,
        graduation: later(university.graduation, random.int(0, 2)),
      },
    },
    languages: { languages: profile.languages.languages.map((one) => lessCertain(random, one)) },
    career: {
      industries: some(random, industries.ids, 1, 3),
      jobCategories: wished,
      jobSubcategories: some(random, work, 0, 3),
      lookingFor: some(random, lookingFor.ids, 1, 2),
      careerVision,
    },
    story,
    work: { workExperiences: random.next() < 0.4 ? [experience(random, now)] : [] },
  };
}

const later = (month: string, years: number): string =>
  `${Number(month.slice(0, 4)) + years}${month.slice(4)}`;

/** A third of the students has no certificate, and states that. */
function lessCertain(
  random: Random,
  spoken: DemoProfile['languages']['languages'][number],
): DemoProfile['languages']['languages'][number] {
  if (spoken.selfRating === 'native' || random.next() < 0.65) return spoken;
  const selfRating = random.pick(selfRatings.ids.slice(1));
  return { ...spoken, selfRating, exam: null, level: null, score: null, certifiedOn: null };
}

function experience(random: Random, now: Date): Work {
  const year = now.getUTCFullYear() - random.int(1, 3);
  return {
    company: random.pick(['あおぞら商事', 'みなと食品', 'さくらシステム', 'North Star Inc.']),
    country: 'JP',
    industry: random.pick(industries.ids),
    employmentType: random.pick(employmentTypes.ids),
    jobCategory: random.pick(jobCategories.ids),
    position: random.pick(['販売', '通訳', 'エンジニア', 'Assistant']),
    start: `${year}-04`,
    end: `${year}-09`,
    currentlyEmployed: false,
    details: null,
  };
}
