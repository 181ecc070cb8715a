import type { Localized } from '../language.ts';
import {
  needsDesignation,
  needsExpiry,
  needsGraduation,
  needsPermission,
} from '../residence/needs.ts';
import type { Profile } from './schemas.ts';
import type { ProfileSectionId } from './sections.ts';

/** What an item is required for. Applying requires everything that connecting does. */
export type Purpose = 'connect' | 'apply';

interface Item {
  readonly section: ProfileSectionId;
  /** `better`: not required, but improves the profile. */
  readonly neededFor: Purpose | 'better';
  readonly name: Localized;
  readonly done: (profile: Profile) => boolean;
}

const has = (value: string | null): boolean => value !== null && value !== '';

const items = {
  name: {
    section: 'basic',
    neededFor: 'connect',
    name: { ja: '氏名', en: 'Name' },
    done: ({ basic }) => has(basic.firstName) && has(basic.lastName),
  },
  'name-kana': {
    section: 'basic',
    neededFor: 'connect',
    name: { ja: '氏名（カタカナ）', en: 'Name in katakana' },
    done: ({ basic }) => has(basic.firstNameKana) && has(basic.lastNameKana),
  },
  'current-country': {
    section: 'basic',
    neededFor: 'connect',
    name: { ja: '現在住んでいる国・地域', en: 'Current country or region' },
    done: ({ basic }) => has(basic.currentCountry),
  },
  university: {
    section: 'education',
    neededFor: 'connect',
    name: { ja: '学校・専攻・卒業年月', en: 'School, major and graduation' },
    done: ({ education }) => education.university !== null,
  },
  languages: {
    section: 'languages',
    neededFor: 'connect',
    name: { ja: '話せる言語', en: 'Languages you speak' },
    done: ({ languages }) => languages.languages.length > 0,
  },
  'looking-for': {
    section: 'career',
    neededFor: 'connect',
    name: { ja: '希望する採用区分', en: 'Kinds of job you want' },
    done: ({ career }) => career.lookingFor.length > 0,
  },
  industries: {
    section: 'career',
    neededFor: 'connect',
    name: { ja: '希望業界', en: 'Industries' },
    done: ({ career }) => career.industries.length > 0,
  },
  'job-categories': {
    section: 'career',
    neededFor: 'connect',
    name: { ja: '希望職種', en: 'Job categories' },
    done: ({ career }) => career.jobCategories.length > 0,
  },
  'date-of-birth': {
    section: 'basic',
    neededFor: 'apply',
    name: { ja: '生年月日', en: 'Date of birth' },
    done: ({ basic }) => has(basic.dateOfBirth),
  },
  phone: {
    section: 'basic',
    neededFor: 'apply',
    name: { ja: '電話番号', en: 'Phone number' },
    done: ({ basic }) => basic.phone !== null,
  },
  strength: {
    section: 'story',
    neededFor: 'apply',
    name: { ja: '強みと経験', en: 'Strength and experience' },
    done: ({ story }) => has(story.strength),
  },
  'residence-status': {
    section: 'residence',
    neededFor: 'apply',
    name: { ja: '在留資格', en: 'Residence status' },
    done: ({ residence }) =>
      residence.status !== null &&
      (!needsDesignation(residence.status) || residence.designation !== null),
  },
  'residence-expiry': {
    section: 'residence',
    neededFor: 'apply',
    name: { ja: '在留期間の満了日', en: 'End of your period of stay' },
    done: ({ residence }) => has(residence.expiresOn) || !needsExpiry(residence.status),
  },
  'expected-graduation': {
    section: 'residence',
    neededFor: 'apply',
    name: { ja: '卒業予定', en: 'Expected graduation' },
    done: ({ residence }) =>
      has(residence.expectedGraduation) || !needsGraduation(residence.status),
  },
  'other-activity': {
    section: 'residence',
    neededFor: 'apply',
    name: { ja: '資格外活動許可', en: 'Permission for other activity' },
    done: ({ residence }) =>
      residence.otherActivityPermission !== null ||
      !needsPermission(residence.status, residence.designation),
  },
  picture: {
    section: 'basic',
    neededFor: 'better',
    name: { ja: '写真', en: 'Photo' },
    done: ({ basic }) => basic.pictureId !== null,
  },
  'country-of-origin': {
    section: 'basic',
    neededFor: 'better',
    name: { ja: '出身国・地域', en: 'Country of origin' },
    done: ({ basic }) => has(basic.countryOfOrigin),
  },
  highlight: {
    section: 'story',
    neededFor: 'better',
    name: { ja: '学生生活のハイライト', en: 'Student life highlight' },
    done: ({ story }) => has(story.highlight),
  },
  skills: {
    section: 'story',
    neededFor: 'better',
    name: { ja: 'スキルと実績', en: 'Skills and accomplishments' },
    done: ({ story }) => has(story.skills),
  },
  'career-vision': {
    section: 'career',
    neededFor: 'better',
    name: { ja: 'キャリアビジョン', en: 'Career vision' },
    done: ({ career }) => has(career.careerVision),
  },
} as const satisfies Record<string, Item>;

export type ProfileItemId = keyof typeof items;
export const profileItems: Readonly<Record<ProfileItemId, Item>> = items;
export const profileItemIds = Object.keys(items) as ProfileItemId[];

/** Work, links and files are optional: not everybody has any. */
export const missingItems = (profile: Profile): ProfileItemId[] =>
  profileItemIds.filter((id) => !profileItems[id].done(profile));

/** Of the missing items, those required for connecting or for applying. */
export const missingFor = (purpose: Purpose, missing: readonly ProfileItemId[]): ProfileItemId[] =>
  missing.filter((id) => {
    const { neededFor } = profileItems[id];
    return neededFor === 'connect' || neededFor === purpose;
  });

/** Whole percent; 100 only when nothing is missing. */
export const percentComplete = (missing: readonly ProfileItemId[]): number =>
  Math.floor(((profileItemIds.length - missing.length) / profileItemIds.length) * 100);
