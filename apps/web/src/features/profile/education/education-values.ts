import type { Profile } from '@engawa/contract/profile/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

type University = NonNullable<Profile['education']['university']>;
type UniversityInForm = { [Key in keyof University]: Blanked<University[Key]> | '' };

export const emptyUniversity: UniversityInForm = {
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

export function educationValues({ education }: Profile): {
  university: UniversityInForm;
  pastUniversities: UniversityInForm[];
} {
  return {
    university: education.university ? nullToBlank(education.university) : emptyUniversity,
    pastUniversities: education.pastUniversities.map(nullToBlank),
  };
}
export type EducationValues = ReturnType<typeof educationValues>;

const isUntouched = (one: UniversityInForm): boolean =>
  Object.entries(one).every(([key, value]) => key === 'place' || value === '');

/** A university in Japan has no country of its own to choose. */
const ofWire = (one: UniversityInForm) =>
  blankToNull({ ...one, country: one.place === 'japan' ? '' : one.country });

export const educationBody = ({ university, pastUniversities }: EducationValues) => ({
  university: isUntouched(university) ? null : ofWire(university),
  pastUniversities: pastUniversities.map(ofWire),
});
