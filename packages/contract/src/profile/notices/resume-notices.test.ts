import { expect, test } from 'vitest';
import type { Profile } from '../schemas.ts';
import { allNoticesOf, noticesOf, type ResumeNoticeId } from './resume-notices.ts';

const version = 1;
const japanese = {
  language: 'ja',
  selfRating: 'business',
  exam: 'jlpt',
  level: 'N2',
  score: null,
  certifiedOn: '2025-12',
} as const;

const spotless: Profile = {
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
    otherActivityPermission: true,
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
      department: '情報学群',
      entrance: '2023-04',
      graduation: '2027-03',
    },
    pastUniversities: [],
  },
  languages: { version, languages: [japanese] },
  career: {
    version,
    industries: [6],
    jobCategories: [3],
    jobSubcategories: [],
    lookingFor: [],
    careerVision: null,
  },
  work: { version, workExperiences: [] },
  story: { version, strength: '粘り強いことです。', highlight: null, skills: 'TypeScript' },
  links: { version, links: [] },
  resume: {
    version,
    yearStyle: 'western',
    licences: [],
    postalCode: '305-0005',
    address: '茨城県つくば市天久保1-2-3 コーポA 203',
    addressKana: 'イバラキケンツクバシアマクボ',
    secondContact: null,
    motivation: '貴社のTypeScriptでの開発に関わりたいです。',
    requests: null,
  },
};

type Change = { [S in keyof Profile]?: Partial<Profile[S]> };
const changed = (change: Change): Profile => {
  const sections = Object.keys(spotless) as (keyof Profile)[];
  return Object.fromEntries(
    sections.map((section) => [section, { ...spotless[section], ...change[section] }]),
  ) as Profile;
};

const english = 'I am patient, and I listen to the people around me.';
const toeic = { ...japanese, language: 'en', exam: 'toeic', level: null, score: 800 } as const;

test.each<[ResumeNoticeId[], Change]>([
  [[], {}],
  [['photo'], { basic: { pictureId: null } }],
  [['strength-not-japanese'], { story: { strength: english } }],
  [
    ['strength-not-japanese'],
    { story: { strength: '저는 끈기가 있고 사람들의 이야기를 잘 듣습니다.' } },
  ],
  [[], { story: { strength: 'ReactとTypeScriptで、防災アプリを作りました。' } }],
  [[], { story: { strength: null } }],
  [['motivation-not-japanese'], { resume: { motivation: english } }],
  [['motivation'], { resume: { motivation: null } }],
  [['address'], { resume: { address: null, addressKana: null } }],
  [['address-in-letters'], { resume: { address: '1-2-3 Amakubo, Tsukuba' } }],
  [[], { basic: { currentCountry: 'VN' }, resume: { address: '12 Hang Bac, Ha Noi' } }],
  [['address-kana'], { resume: { addressKana: null } }],
  [['japanese-exam-date'], { languages: { languages: [{ ...japanese, certifiedOn: null }] } }],
  [
    ['english-exam-date'],
    { languages: { languages: [japanese, { ...toeic, certifiedOn: null }] } },
  ],
  [['no-japanese'], { languages: { languages: [toeic] } }],
  // No notice for an empty list: completeness reports it.
  [[], { languages: { languages: [] } }],
  [[], { education: { university: null } }],
  [
    ['department'],
    {
      education: {
        university: spotless.education.university && {
          ...spotless.education.university,
          department: null,
        },
      },
    },
  ],
  [
    ['school-gap'],
    {
      education: {
        pastUniversities: spotless.education.university
          ? [{ ...spotless.education.university, entrance: '2017-09', graduation: '2021-06' }]
          : [],
      },
    },
  ],
  // Most important first, at most three.
  [
    ['photo', 'strength-not-japanese', 'address'],
    {
      basic: { pictureId: null },
      story: { strength: english },
      resume: { address: null, motivation: null },
      languages: { languages: [{ ...japanese, certifiedOn: null }] },
    },
  ],
])('%j: %j', (ids, change) => {
  expect(noticesOf(changed(change))).toEqual(ids);
});

test('before sending, all of them are listed', () => {
  const bare = changed({
    basic: { pictureId: null },
    resume: { address: null, motivation: null },
    languages: { languages: [{ ...japanese, certifiedOn: null }] },
  });
  expect(allNoticesOf(bare)).toEqual(['photo', 'address', 'japanese-exam-date', 'motivation']);
});
