import { describe, expect, test } from 'vitest';
import type { ResidenceStatusId } from '../reference/residence/residence-statuses.ts';
import {
  missingFor,
  missingItems,
  type ProfileItemId,
  percentComplete,
  profileItemIds,
  profileItems,
} from './completeness.ts';
import type { Profile } from './schemas.ts';

const version = 1;
const full: Profile = {
  basic: {
    version,
    firstName: 'Linh',
    lastName: 'Nguyen',
    firstNameKana: 'リン',
    lastNameKana: 'グエン',
    nameOrder: 'given-first',
    gender: null,
    dateOfBirth: '2001-06-12',
    countryOfOrigin: 'VN',
    currentCountry: 'JP',
    phone: { country: 'JP', number: '090-1234-5678' },
    pictureId: '00000000-0000-8000-a000-000000000000',
    pictures: [],
  },
  residence: {
    version,
    status: 'student',
    designation: null,
    expiresOn: '2027-09-30',
    expectedGraduation: '2027-03',
    otherActivityPermission: false,
  },
  education: {
    version,
    university: {
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
    },
    pastUniversities: [],
  },
  languages: {
    version,
    languages: [
      {
        language: 'vi',
        selfRating: 'native',
        exam: null,
        level: null,
        score: null,
        certifiedOn: null,
      },
    ],
  },
  career: {
    version,
    industries: [6],
    jobCategories: [3],
    jobSubcategories: [],
    lookingFor: ['full-time'],
    careerVision: '夢',
  },
  work: { version, workExperiences: [] },
  story: { version, strength: '力', highlight: '旅', skills: '技' },
  links: { version, links: [] },
  resume: {
    version,
    yearStyle: 'western',
    licences: [],
    postalCode: null,
    address: null,
    addressKana: null,
    secondContact: null,
    motivation: null,
    requests: null,
  },
};

type Change = { [S in keyof Profile]?: Partial<Profile[S]> };
const changed = (change: Change): Profile => {
  const sections = Object.keys(full) as (keyof Profile)[];
  return Object.fromEntries(
    sections.map((section) => [section, { ...full[section], ...change[section] }]),
  ) as Profile;
};

describe('a missing item', () => {
  test.each<[ProfileItemId, Change]>([
    ['name', { basic: { firstName: '' } }],
    ['name', { basic: { lastName: '' } }],
    ['name-kana', { basic: { lastNameKana: null } }],
    ['current-country', { basic: { currentCountry: null } }],
    ['university', { education: { university: null } }],
    ['languages', { languages: { languages: [] } }],
    ['looking-for', { career: { lookingFor: [] } }],
    ['industries', { career: { industries: [] } }],
    ['job-categories', { career: { jobCategories: [] } }],
    ['date-of-birth', { basic: { dateOfBirth: null } }],
    ['phone', { basic: { phone: null } }],
    ['strength', { story: { strength: null } }],
    ['residence-status', { residence: { status: 'designated-activities' } }],
    ['residence-expiry', { residence: { expiresOn: null } }],
    ['expected-graduation', { residence: { expectedGraduation: null } }],
    ['other-activity', { residence: { otherActivityPermission: null } }],
    ['picture', { basic: { pictureId: null } }],
    ['country-of-origin', { basic: { countryOfOrigin: null } }],
    ['highlight', { story: { highlight: null } }],
    ['skills', { story: { skills: null } }],
    ['career-vision', { career: { careerVision: null } }],
  ])('%s: %j', (id, change) => {
    expect(missingItems(changed(change))).toEqual([id]);
  });

  test('no item is missing from a complete profile', () => {
    expect(missingItems(full)).toEqual([]);
    expect(missingItems(changed({ basic: { gender: null }, work: {}, links: {} }))).toEqual([]);
  });
});

describe('the required residence items depend on the status', () => {
  const untold = { expiresOn: null, expectedGraduation: null, otherActivityPermission: null };
  const permission: ProfileItemId[] = ['residence-expiry', 'other-activity'];
  test.each<[ResidenceStatusId | null, ProfileItemId[]]>([
    [null, ['residence-status', 'residence-expiry', 'expected-graduation', 'other-activity']],
    ['student', ['residence-expiry', 'expected-graduation', 'other-activity']],
    ['dependent', permission],
    ['engineer-humanities-international', ['residence-expiry']],
    ['long-term-resident', ['residence-expiry']],
    ['permanent-resident', []],
    ['special-permanent-resident', []],
    ['designated-activities', ['residence-status', 'residence-expiry']],
  ])('%s', (status, missing) => {
    expect(missingItems(changed({ residence: { ...untold, status } }))).toEqual(missing);
  });

  test('a designation completes the residence section', () => {
    const residence = { status: 'designated-activities', designation: 'no-46' } as const;
    expect(missingItems(changed({ residence }))).toEqual([]);
  });
});

describe('items required for a purpose', () => {
  test('applying requires everything that connecting requires, and more', () => {
    const connect = missingFor('connect', profileItemIds);
    const apply = missingFor('apply', profileItemIds);
    expect(apply).toEqual(expect.arrayContaining(connect));
    expect(connect).not.toContain('phone');
    expect(apply).toContain('phone');
    expect(apply).not.toContain('picture');
    expect(apply.length + 5).toBe(profileItemIds.length);
  });

  test('nothing, where nothing is missing', () => {
    expect(missingFor('apply', [])).toEqual([]);
    expect(missingFor('apply', ['picture', 'skills'])).toEqual([]);
  });
});

test.each([
  [0, 100],
  [1, 95],
  [10, 50],
  [19, 5],
  [20, 0],
])('%d of twenty missing: %d percent', (count, percent) => {
  expect(profileItemIds).toHaveLength(20);
  expect(percentComplete(profileItemIds.slice(0, count))).toBe(percent);
});

test('every item is named in both languages', () => {
  for (const id of profileItemIds) {
    const { name } = profileItems[id];
    expect(name.ja && name.en).toBeTruthy();
  }
});
