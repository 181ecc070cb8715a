import { type DegreeTypeId, degreeTypes } from '@engawa/contract/reference/people/degree-types';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { describe, expect, test } from 'vitest';
import { columnSizes, type StudentFacts } from './columns.ts';
import { explain } from './explain.ts';
import { monthOf } from './months.ts';
import { type PostingFacts, wishesOfJob } from './posting.ts';
import { termKey } from './terms/terms-in.ts';

/** A job in IT for people who graduate in the fiscal year 2026 with N1 and business English. */
const posting: PostingFacts = {
  industry: 6,
  jobCategory: 3,
  jobSubcategory: 'web',
  jobType: 2,
  japanese: 5,
  english: 4,
  majorTypes: ['science'],
  graduationFrom: '2026-04',
  graduationTo: '2027-03',
  terms: [],
};
const wishes = wishesOfJob(posting);
const allTech = columnSizes.techWork - 1;

const fits: StudentFacts = {
  graduation: monthOf('2027-03'),
  degree: 1,
  major: 18,
  japanese: 5,
  english: 5,
  japaneseCertified: 5,
  englishCertified: 0,
  industries: 1 << 5,
  jobCategories: 1 << 2,
  businessWork: 0,
  creativeWork: 0,
  techWork: 1 << 0,
  otherWork: 0,
  lookingFor: 1 << 1,
  workedIndustries: 0,
  workedCategories: 0,
  workedKinds: 0,
};

const pointsOf = (facts: Partial<StudentFacts>, of: TargetWishes = wishes) => {
  const { total, company, person, raises } = explain({ ...fits, ...facts }, of);
  const reasons = [...company.reasons, ...person.reasons];
  const points = Object.fromEntries(reasons.map((reason) => [reason.criterion, reason.points]));
  return { total, points, raises };
};

test('a person who meets all requirements and wants what is offered scores 100', () => {
  expect(pointsOf({})).toEqual({
    total: 100,
    points: {
      major: 13,
      graduation: 13,
      japanese: 12,
      english: 12,
      industry: 17,
      jobCategory: 17,
      kind: 16,
    },
    raises: [],
  });
});

test.each([
  ['one rung below', { japanese: 4, japaneseCertified: 4 }, 'japanese', 7],
  ['two rungs below', { japanese: 3, japaneseCertified: 3 }, 'japanese', 4],
  ['three rungs below', { japanese: 2, japaneseCertified: 2 }, 'japanese', 0],
  ['above what is asked', { english: 6 }, 'english', 12],
  ['no English at all', { english: 0 }, 'english', 0],
  ['half a year later', { graduation: monthOf('2027-09') }, 'graduation', 8],
  ['a year later', { graduation: monthOf('2028-03') }, 'graduation', 3],
  ['years later', { graduation: monthOf('2029-03') }, 'graduation', 0],
  ['between the types', { major: 28 }, 'major', 5],
  ['of the other type', { major: 0 }, 'major', 0],
  ['another industry', { industries: 1 }, 'industry', 0],
  ['several industries', { industries: 1 | (1 << 5) }, 'industry', 17],
  ['no stated industry', { industries: 0 }, 'industry', 0],
  ['other work of the category', { techWork: 1 << 4 }, 'jobCategory', 9],
  ['all work of the category', { techWork: allTech }, 'jobCategory', 17],
  ['another category', { jobCategories: 1, businessWork: 1, techWork: 0 }, 'jobCategory', 0],
] as const)('near misses earn some points: %s', (_, facts, criterion, points) => {
  expect(pointsOf(facts).points[criterion]).toBe(points);
});

test('a job without a subcategory is compared by category', () => {
  const tech = wishesOfJob({ ...posting, jobSubcategory: null });
  expect(pointsOf({ techWork: 1 << 4 }, tech).points.jobCategory).toBe(17);
  expect(pointsOf({ jobCategories: 1, techWork: 0 }, tech).points.jobCategory).toBe(0);
});

test('explains wished work within the offered category, and none where all is wished', () => {
  const workIn = (techWork: number) =>
    explain({ ...fits, techWork }, wishes).person.reasons.find(
      ({ criterion }) => criterion === 'jobCategory',
    );
  expect(workIn(0b11)).toMatchObject({ offeredWork: 'web', wishedWork: ['web', 'systems'] });
  expect(workIn(allTech)).toMatchObject({ offered: 3, wished: [3], wishedWork: [] });
});

test('a stated category raises the score as much as all of its work', () => {
  const { raises } = pointsOf({ jobCategories: 0, techWork: 0 });
  expect(raises).toEqual([{ by: 'state-categories', points: 17 }]);
});

test('self-rated Japanese lacks the points for an exam, and a score tip shows them', () => {
  const { points, raises } = pointsOf({ japaneseCertified: 0 });
  expect(points.japanese).toBe(10);
  expect(raises).toEqual([{ by: 'show-japanese', points: 2 }]);
});

test('self-rated English earns all points', () => {
  expect(pointsOf({ english: 6, englishCertified: 0 }).total).toBe(100);
});

test('lists score tips, the largest first', () => {
  const { raises } = pointsOf({ japanese: 4, japaneseCertified: 0, industries: 0, english: 3 });
  expect(raises).toEqual([
    { by: 'state-industries', points: 17 },
    { by: 'learn-english', points: 5 },
    { by: 'learn-japanese', points: 4 },
    { by: 'show-japanese', points: 1 },
  ]);
});

test('a condition has points by its weight; ignored and unset ones leave a neutral rest', () => {
  const weighed = { ...wishes.weights, major: 3, graduation: 1, japanese: 0 } as const;
  const { points, total } = pointsOf({}, { ...wishes, weights: weighed });
  expect(points).toMatchObject({ major: 21, graduation: 7, english: 14, anybody: 4 });
  expect(points).not.toHaveProperty('japanese');
  expect(points).not.toHaveProperty('degree');
  expect(total).toBe(96);
});

test.each<[DegreeTypeId[], DegreeTypeId, number]>([
  [['bachelor'], 'bachelor', 10],
  [['bachelor'], 'master', 4],
  [['bachelor'], 'doctoral', 0],
  [['bachelor'], 'advanced-diploma', 4],
  [['bachelor'], 'diploma', 4],
  [['bachelor', 'advanced-diploma'], 'advanced-diploma', 10],
  [['doctoral'], 'advanced-diploma', 0],
  [['diploma'], 'associate', 4],
  [['diploma'], 'master', 0],
  [['technical-associate'], 'diploma', 4],
  [['diploma'], 'none', 0],
  [['none'], 'none', 10],
  [['none'], 'bachelor', 0],
])('asked for %j, a person with %s gets %i of 10 points', (degrees, degree, points) => {
  const asking = { ...wishes, wants: { ...wishes.wants, degrees } };
  const facts = { degree: degreeTypes.ids.indexOf(degree) };
  expect(pointsOf(facts, asking).points['degree']).toBe(points);
});

test('a single condition has few points, and is not enough for 100', () => {
  const english = { ...posting, majorTypes: [], graduationFrom: null, graduationTo: null };
  const single = wishesOfJob({ ...english, japanese: 0 });
  expect(pointsOf({}, single)).toMatchObject({ total: 82, points: { english: 14, anybody: 18 } });
  expect(pointsOf({ english: 0 }, single).points).toMatchObject({ english: 0, anybody: 18 });
});

test('a job without requirements and statements is neutral for everybody', () => {
  const nothing = wishesOfJob({
    ...posting,
    industry: null,
    jobCategory: null,
    jobSubcategory: null,
    jobType: 99,
    japanese: 0,
    english: 0,
    majorTypes: [],
    graduationFrom: null,
    graduationTo: null,
  });
  expect(pointsOf({}, nothing).points).toEqual({ anybody: 25, anything: 25 });
  expect(pointsOf({ degree: degreeTypes.ids.length, major: 30 }, nothing).total).toBe(50);
});

test('divides the points of experience among its requirements', () => {
  const worked = { workedIndustries: [6], workedKinds: ['internship'] } satisfies Partial<
    TargetWishes['wants']
  >;
  const asking: TargetWishes = { ...wishes, wants: { ...wishes.wants, ...worked } };
  const intern = { workedIndustries: 1, workedKinds: 1 };
  expect(pointsOf({}, asking).points.experience).toBe(0);
  expect(pointsOf({}, asking).raises).toEqual([{ by: 'add-work', points: 10 }]);
  expect(pointsOf(intern, asking).points.experience).toBe(7);
  expect(pointsOf({ ...intern, workedIndustries: 1 << 5 }, asking).points.experience).toBe(10);
});

describe('shared terms', () => {
  const few = { ...posting, majorTypes: [], graduationFrom: null, graduationTo: null };
  const asking = (of: PostingFacts, terms: readonly string[]) => wishesOfJob({ ...of, terms });
  const written = ['有限要素法', '熱流体', 'python'].map(termKey);
  const companyOf = (of: TargetWishes, keys: readonly string[] = written) =>
    explain(fits, of, keys).company;

  test('bring 3 points each, at most 8, of those that nobody asked for', () => {
    const terms = ['Python', '熱流体', '有限要素法', '溶接'];
    expect(companyOf(asking(few, terms.slice(0, 1))).reasons).toMatchObject([
      { criterion: 'japanese', points: 14 },
      { criterion: 'english', points: 14 },
      { criterion: 'terms', points: 3, of: 8, terms: ['Python'] },
      { criterion: 'anybody', points: 11, of: 14 },
    ]);
    expect(companyOf(asking(few, terms)).points).toBe(28 + 8 + 11);
    expect(companyOf(asking(few, terms), []).points).toBe(28 + 11);
  });

  test('never bring more than the half of the unasked points that nobody gets', () => {
    const three = { ...few, majorTypes: posting.majorTypes };
    expect(companyOf(asking(three, ['Python', '熱流体'])).reasons.slice(3)).toMatchObject([
      { criterion: 'terms', points: 4, of: 4 },
      { criterion: 'anybody', points: 4, of: 4 },
    ]);
    expect(companyOf(asking(posting, ['Python'])).reasons).toHaveLength(4);
  });

  test('bring nothing where they say who somebody is', () => {
    const who = ['ベトナム', '女性', 'ムスリム'];
    const { reasons } = companyOf(asking(few, who), who.map(termKey));
    expect(reasons.map(({ criterion }) => criterion)).not.toContain('terms');
  });
});
