import {
  type MajorCategoryId,
  majorCategories,
} from '@engawa/contract/reference/people/major-categories';
import type { GeneratedStudent } from '../../generate-students.ts';
import type { DemoProfile } from '../demo-profile.ts';
import { type OtherSchool, otherSchools } from './other-schools.ts';

type School = NonNullable<DemoProfile['education']['university']>;

/** The person at a school other than a university; one of each kind, by `number`. */
export function atOtherSchool(
  profile: DemoProfile,
  { origin }: GeneratedStudent,
  { number, spring }: { number: number; spring: number },
): DemoProfile {
  const other = otherSchools[number % otherSchools.length];
  if (!other) return profile;
  const { majorCategory, years, ...school } = other.school;
  const entered = spring - years;
  return {
    ...profile,
    // Old enough for the schools before.
    basic: {
      ...profile.basic,
      dateOfBirth: `${spring - 24}${profile.basic.dateOfBirth?.slice(4) ?? '-07-01'}`,
    },
    residence: {
      ...profile.residence,
      expiresOn: `${spring}-04-20`,
      expectedGraduation: `${spring}-03`,
    },
    education: {
      university: {
        ...school,
        ...majorOf(majorCategory),
        place: 'japan',
        country: null,
        entrance: `${entered}-04`,
        graduation: `${spring}-03`,
      },
      pastUniversities: other.before ? [schoolBefore(other.before, origin, entered)] : [],
    },
    career: { ...profile.career, ...other.career, lookingFor: ['full-time'] },
    story: other.story,
  };
}

const majorOf = (majorCategory: MajorCategoryId) => ({
  majorType: majorCategories.byId(majorCategory).type,
  majorCategory,
});

function schoolBefore(
  kind: NonNullable<OtherSchool['before']>,
  origin: GeneratedStudent['origin'],
  entered: number,
): School {
  if (kind === 'japanese-school') {
    return {
      schoolType: 'japanese-school',
      place: 'japan',
      country: null,
      name: '桜橋日本語学院',
      degreeType: 'none',
      ...majorOf('others'),
      department: null,
      entrance: `${entered - 1}-04`,
      graduation: `${entered}-03`,
    };
  }
  return {
    schoolType: 'university',
    place: 'abroad',
    country: origin.country,
    name: origin.universities[0] ?? origin.country,
    degreeType: 'bachelor',
    ...majorOf('economics'),
    department: null,
    entrance: `${entered - 5}-09`,
    graduation: `${entered - 1}-07`,
  };
}
