import type { Profile } from '@engawa/contract/profile/schemas';
import { educationBody as schema } from '@engawa/contract/profile/sections/education';
import { expect, test } from 'vitest';
import { educationBody, educationValues, emptyUniversity } from './education-values.ts';

const profile = {
  basic: { currentCountry: 'JP' },
  residence: { expectedGraduation: null },
  education: { version: 0, university: null, pastUniversities: [] },
} as unknown as Profile;

const entered = {
  ...emptyUniversity,
  name: '桜橋日本語学院',
  entrance: '2026-04',
  graduation: '2027-03',
} as const;
const bodyOf = (university: typeof emptyUniversity) =>
  educationBody({ university, pastUniversities: [] }, profile);

test('an untouched form saves no school, whatever its kind', () => {
  const { university } = educationValues(profile);
  expect(bodyOf(university).university).toBeNull();
  expect(bodyOf({ ...university, schoolType: 'vocational-school' }).university).toBeNull();
});

test('a Japanese language school is saved without a major, as the schema wants it', () => {
  const body = bodyOf({
    ...entered,
    schoolType: 'japanese-school',
    degreeType: 'none',
    majorType: 'humanities',
    majorCategory: 'japanese',
    department: '進学コース',
  });
  expect(body.university).toMatchObject({ majorCategory: 'others', department: null });
  expect(schema.safeParse({ ...body, version: 0 }).success).toBe(true);
});

test('other schools keep their major', () => {
  const body = bodyOf({
    ...entered,
    schoolType: 'vocational-school',
    degreeType: 'diploma',
    majorType: 'science',
    majorCategory: 'information',
  });
  expect(body.university).toMatchObject({ majorCategory: 'information', country: null });
  expect(schema.safeParse({ ...body, version: 0 }).success).toBe(true);
});
