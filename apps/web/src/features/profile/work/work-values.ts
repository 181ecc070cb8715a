import type { Profile } from '@engawa/contract/profile/schemas';
import { blankToNull } from '../../../shared/form/blanks.ts';

type Experience = Profile['work']['workExperiences'][number];
type ExperienceInForm = {
  [Key in keyof Experience]: Key extends 'currentlyEmployed'
    ? boolean
    : NonNullable<Experience[Key]> | '';
};

export const emptyExperience: ExperienceInForm = {
  company: '',
  country: 'JP',
  industry: '',
  employmentType: '',
  jobCategory: '',
  position: '',
  start: '',
  end: '',
  currentlyEmployed: false,
  details: '',
};

export function workValues({ work }: Profile): { workExperiences: ExperienceInForm[] } {
  const inForm = (one: Experience) =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [key, value ?? '']),
    ) as unknown as ExperienceInForm;
  return { workExperiences: work.workExperiences.map(inForm) };
}
export type WorkValues = ReturnType<typeof workValues>;

/** A current job has no end date. */
export const workBody = ({ workExperiences }: WorkValues) => ({
  workExperiences: workExperiences.map((one) =>
    blankToNull({ ...one, end: one.currentlyEmployed ? '' : one.end }),
  ),
});
