import { expect, test } from 'vitest';
import type { Profile } from '../schemas.ts';
import { schoolGapMonths } from './school-gaps.ts';

type School = NonNullable<Profile['education']['university']>;
type Job = Profile['work']['workExperiences'][number];

const school = ([entrance, graduation]: readonly [string, string]) =>
  ({ entrance, graduation }) as School;
const job = ([start, end]: readonly [string, string | null]) => ({ start, end }) as Job;

test.each<[number | null, (readonly [string, string])[], (readonly [string, string | null])[]?]>([
  [null, []],
  [null, [['2023-04', '2027-03']]],
  [
    null,
    [
      ['2019-04', '2023-03'],
      ['2023-04', '2025-03'],
    ],
  ],
  // Six months are usual, seven are not.
  [
    null,
    [
      ['2018-10', '2022-09'],
      ['2023-04', '2025-03'],
    ],
  ],
  [
    7,
    [
      ['2018-09', '2022-08'],
      ['2023-04', '2025-03'],
    ],
  ],
  // Across the end of a year, the schools in any order.
  [
    21,
    [
      ['2023-04', '2025-03'],
      ['2017-09', '2021-06'],
    ],
  ],
  // Work fills the gap, also the work that goes on.
  [
    null,
    [
      ['2017-09', '2021-06'],
      ['2023-04', '2025-03'],
    ],
    [['2021-08', '2023-01']],
  ],
  [
    null,
    [
      ['2017-09', '2021-06'],
      ['2023-04', '2025-03'],
    ],
    [['2021-07', null]],
  ],
  [
    15,
    [
      ['2017-09', '2021-06'],
      ['2023-04', '2025-03'],
    ],
    [['2021-07', '2021-12']],
  ],
  // A school during another one is no gap, and the longest gap counts.
  [
    null,
    [
      ['2015-04', '2023-03'],
      ['2016-04', '2017-03'],
      ['2023-04', '2025-03'],
    ],
  ],
  [
    12,
    [
      ['2012-04', '2016-03'],
      ['2017-04', '2019-03'],
      ['2019-12', '2021-03'],
    ],
  ],
])('%j months: schools %j, work %j', (months, schools, jobs = []) => {
  const [current, ...past] = schools.map(school);
  const education = { version: 1, university: current ?? null, pastUniversities: past };
  const work = { version: 1, workExperiences: jobs.map(job) };
  expect(schoolGapMonths({ education, work })).toBe(months);
});
