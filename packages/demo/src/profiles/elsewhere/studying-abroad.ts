import type { GeneratedStudent } from '../../generate-students.ts';
import type { DemoProfile } from '../demo-profile.ts';

/** The person before coming to Japan: at a university abroad, without a residence status. */
export function studyingAbroad(profile: DemoProfile, { origin }: GeneratedStudent): DemoProfile {
  const { university } = profile.education;
  const [name = origin.country] = origin.universities;
  return {
    ...profile,
    basic: { ...profile.basic, currentCountry: origin.country },
    residence: {
      status: 'not-in-japan',
      designation: null,
      expiresOn: null,
      expectedGraduation: profile.residence.expectedGraduation,
      otherActivityPermission: null,
    },
    education: {
      ...profile.education,
      university: university && {
        ...university,
        schoolType: 'university',
        place: 'abroad',
        country: origin.country,
        name,
      },
    },
  };
}
