import { expect, test } from 'vitest';
import type { DegreeTypeId } from '../reference/people/degree-types.ts';
import type { SchoolTypeId } from '../reference/people/school-types.ts';
import { countedSchool, degreeName, type School, schoolsIn } from './schools.ts';
import { educationBody, educationSection } from './sections/education.ts';

const school = (change: Partial<School>): School => ({
  schoolType: 'university',
  place: 'japan',
  country: null,
  name: '筑波大学',
  degreeType: 'bachelor',
  majorType: 'science',
  majorCategory: 'information',
  department: null,
  entrance: '2023-04',
  graduation: '2027-03',
  ...change,
});
const japaneseSchool = school({
  schoolType: 'japanese-school',
  name: '東京日本語学院',
  degreeType: 'none',
  majorType: 'others',
  majorCategory: 'others',
});
const atHome = school({
  place: 'abroad',
  country: 'NP',
  graduation: '2021-07',
  entrance: '2017-08',
});

const issuesOf = (university: object): string[] =>
  educationBody
    .safeParse({ version: 0, university, pastUniversities: [] })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each<[SchoolTypeId, DegreeTypeId, 'japan' | 'abroad', string[]]>([
  ['university', 'bachelor', 'japan', []],
  ['university', 'master', 'abroad', []],
  ['university', 'diploma', 'japan', ['university.degreeType']],
  ['university', 'none', 'japan', ['university.degreeType']],
  ['graduate-school', 'doctoral', 'japan', []],
  ['graduate-school', 'bachelor', 'japan', ['university.degreeType']],
  ['junior-college', 'associate', 'japan', []],
  ['junior-college', 'associate', 'abroad', []],
  ['junior-college', 'bachelor', 'japan', ['university.degreeType']],
  ['technical-college', 'technical-associate', 'japan', []],
  ['technical-college', 'associate', 'japan', ['university.degreeType']],
  ['vocational-school', 'diploma', 'japan', []],
  ['vocational-school', 'advanced-diploma', 'japan', []],
  ['vocational-school', 'none', 'japan', []],
  ['vocational-school', 'none', 'abroad', []],
  ['vocational-school', 'diploma', 'abroad', ['university.degreeType']],
  ['japanese-school', 'bachelor', 'japan', ['university.degreeType', 'university.majorCategory']],
])('%s with %s, %s: wrong is %j', (schoolType, degreeType, place, wrong) => {
  const country = place === 'abroad' ? 'VN' : null;
  expect(issuesOf(school({ schoolType, degreeType, place, country }))).toEqual(wrong);
});

test('a Japanese language school has neither degree nor major', () => {
  expect(issuesOf(japaneseSchool)).toEqual([]);
  const japanese = { ...japaneseSchool, majorType: 'humanities', majorCategory: 'japanese' };
  expect(issuesOf(japanese)).toEqual(['university.majorCategory']);
});

test('a body from before the kinds of schools names a university', () => {
  const { schoolType: _, ...before } = school({});
  const read = educationBody.parse({ version: 0, university: before, pastUniversities: [before] });
  expect(schoolsIn(read).map(({ schoolType }) => schoolType)).toEqual(['university', 'university']);
  expect(
    educationSection.safeParse({ version: 0, university: before, pastUniversities: [] }).success,
  ).toBe(false);
});

test.each<[string, School | null, School[], string | undefined]>([
  ['no school', null, [atHome], undefined],
  ['the current school', school({}), [atHome], '2027-03'],
  ['the degree before a Japanese language school', japaneseSchool, [atHome], '2021-07'],
  [
    'the last of several degrees',
    japaneseSchool,
    [atHome, school({ degreeType: 'master', graduation: '2023-07' })],
    '2023-07',
  ],
  ['no degree at all', japaneseSchool, [japaneseSchool], '2027-03'],
])('counted for search and scores: %s', (_name, university, pastUniversities, graduation) => {
  expect(countedSchool({ university, pastUniversities })?.graduation).toBe(graduation);
});

test('the kind of school stands in for a missing degree', () => {
  expect(degreeName(school({}))?.ja).toBe('学士');
  expect(degreeName(japaneseSchool)?.ja).toBe('日本語学校');
  expect(degreeName({ schoolType: null, degreeType: null })).toBeNull();
});
