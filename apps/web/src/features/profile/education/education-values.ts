import type { Profile } from '@engawa/contract/profile/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

type University = NonNullable<Profile['education']['university']>;
type UniversityInForm = { [Key in keyof University]: Blanked<University[Key]> | '' };

export const emptyUniversity: UniversityInForm = {
  schoolType: 'university',
  place: 'japan',
  country: '',
  name: '',
  degreeType: '',
  majorType: '',
  majorCategory: '',
  department: '',
  entrance: '',
  graduation: '',
};

/** Default values derived from the rest of the profile: country and expected graduation. */
function likelyUniversity({ basic, residence }: Profile): UniversityInForm {
  const abroad = basic.currentCountry !== null && basic.currentCountry !== 'JP';
  return {
    ...emptyUniversity,
    ...(abroad && { place: 'abroad', country: basic.currentCountry ?? '' }),
    graduation: residence.expectedGraduation ?? '',
  };
}

export function educationValues(profile: Profile): {
  university: UniversityInForm;
  pastUniversities: UniversityInForm[];
} {
  const { university, pastUniversities } = profile.education;
  return {
    university: university ? nullToBlank(university) : likelyUniversity(profile),
    pastUniversities: pastUniversities.map(nullToBlank),
  };
}
export type EducationValues = ReturnType<typeof educationValues>;

/** True if nothing was entered beyond the defaults; kind and place alone do not count. */
const isUntouched = (one: UniversityInForm, likely: UniversityInForm): boolean =>
  Object.entries(one).every(
    ([key, value]) =>
      key === 'place' ||
      key === 'schoolType' ||
      value === '' ||
      value === likely[key as keyof UniversityInForm],
  );

/** A school in Japan has no country field, and a Japanese language school no major. */
const ofWire = (one: UniversityInForm) =>
  blankToNull({
    ...one,
    ...(one.place === 'japan' && { country: '' }),
    ...(one.schoolType === 'japanese-school' && noMajor),
  });

const noMajor = { majorType: 'others', majorCategory: 'others', department: '' } as const;

export const educationBody = (
  { university, pastUniversities }: EducationValues,
  profile: Profile,
) => ({
  university: isUntouched(university, likelyUniversity(profile)) ? null : ofWire(university),
  pastUniversities: pastUniversities.map(ofWire),
});
