import { z } from 'zod';
import { plain } from '../../contents/outline/mark.ts';
import { country, line, yearMonth } from '../../fields/fields.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { degreeTypes } from '../../reference/people/degree-types.ts';
import { majorCategories } from '../../reference/people/major-categories.ts';
import { majorTypes } from '../../reference/people/major-types.ts';
import { degreesOf, hasMajor, schoolTypes } from '../../reference/people/school-types.ts';
import { universityPlaces } from '../../reference/people/university-places.ts';
import { version } from '../../versions.ts';
import { profileLimits } from '../limits.ts';

const fields = {
  place: idSchema(universityPlaces),
  country: country.nullable(),
  name: line(),
  degreeType: idSchema(degreeTypes),
  majorType: idSchema(majorTypes),
  majorCategory: idSchema(majorCategories),
  department: line().nullable(),
  entrance: yearMonth,
  graduation: yearMonth,
};

/** A body or a stored copy from before the kinds of schools names a university. */
const beforeSchoolTypes = 'university';

const schoolType = idSchema(schoolTypes);

const entered = { ...fields, schoolType: schoolType.default(beforeSchoolTypes) };

export const university = z.strictObject(entered).superRefine((one, context) => {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message, input: one });
  if (one.graduation <= one.entrance) wrong('graduation', 'graduation_first');
  if (one.place === 'abroad' && one.country === null) wrong('country', 'required');
  if (one.place === 'japan' && one.country !== null) wrong('country', 'choice');
  if (majorCategories.byId(one.majorCategory).type !== one.majorType) {
    wrong('majorCategory', 'choice');
  }
  if (!degreesOf(one).includes(one.degreeType)) wrong('degreeType', 'choice');
  if (!hasMajor(one.schoolType) && one.majorCategory !== 'others') wrong('majorCategory', 'choice');
});

export const educationBody = z.strictObject({
  version,
  university: university.nullable(),
  pastUniversities: z.array(university).max(profileLimits.pastUniversities),
});

const shown = z.object({
  ...fields,
  schoolType: plain(schoolType, '学校の種類', 'Kind of school', { blank: beforeSchoolTypes }),
});
export const educationSection = z.object({
  version,
  university: shown.nullable(),
  pastUniversities: z.array(shown),
});
