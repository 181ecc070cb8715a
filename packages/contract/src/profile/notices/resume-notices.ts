import { englishId, japaneseId } from '../../reference/languages/spoken-languages.ts';
import { hasMajor } from '../../reference/people/school-types.ts';
import type { Profile } from '../schemas.ts';
import type { ProfileSectionId } from '../sections.ts';
import { writtenIn } from '../written-in.ts';
import { schoolGapMonths } from './school-gaps.ts';

interface Notice {
  readonly section: ProfileSectionId;
  /** The last segment of the address of the section's page. */
  readonly place: string;
  readonly noticed: (profile: Profile) => boolean;
}

/** What HR notices, most important first; completeness reports what applying requires. */
const notices = {
  photo: {
    section: 'basic',
    place: 'picture',
    noticed: ({ basic }) => basic.pictureId === null,
  },
  'strength-not-japanese': {
    section: 'story',
    place: 'strength',
    noticed: ({ story }) => isNotJapanese(story.strength),
  },
  'motivation-not-japanese': {
    section: 'resume',
    place: 'motivation',
    noticed: ({ resume }) => isNotJapanese(resume.motivation),
  },
  address: {
    section: 'resume',
    place: 'address',
    noticed: ({ resume }) => resume.address === null,
  },
  'address-in-letters': {
    section: 'resume',
    place: 'address',
    noticed: ({ basic, resume }) =>
      basic.currentCountry === 'JP' && resume.address !== null && !japanese.test(resume.address),
  },
  'japanese-exam-date': {
    section: 'languages',
    place: 'japanese-exam-date',
    noticed: (profile) => hasUndatedExam(profile, japaneseId),
  },
  'english-exam-date': {
    section: 'languages',
    place: 'english-exam-date',
    noticed: (profile) => hasUndatedExam(profile, englishId),
  },
  'no-japanese': {
    section: 'languages',
    place: 'languages',
    noticed: ({ languages: { languages } }) =>
      languages.length > 0 && languages.every(({ language }) => language !== japaneseId),
  },
  department: {
    section: 'education',
    place: 'department',
    noticed: ({ education: { university } }) =>
      university !== null && hasMajor(university.schoolType) && university.department === null,
  },
  'school-gap': {
    section: 'education',
    place: 'university',
    noticed: (profile) => schoolGapMonths(profile) !== null,
  },
  motivation: {
    section: 'resume',
    place: 'motivation',
    noticed: ({ resume }) => resume.motivation === null,
  },
  'address-kana': {
    section: 'resume',
    place: 'address-kana',
    noticed: ({ resume }) => resume.address !== null && resume.addressKana === null,
  },
} as const satisfies Record<string, Notice>;

export type ResumeNoticeId = keyof typeof notices;
export const resumeNotices: Readonly<Record<ResumeNoticeId, Notice>> = notices;

const shownAtOnce = 3;

export const allNoticesOf = (profile: Profile): ResumeNoticeId[] =>
  (Object.keys(notices) as ResumeNoticeId[]).filter((id) => resumeNotices[id].noticed(profile));

export const noticesOf = (profile: Profile): ResumeNoticeId[] =>
  allNoticesOf(profile).slice(0, shownAtOnce);

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Ignores texts that are too short to judge. */
function isNotJapanese(text: string | null): boolean {
  const language = writtenIn(text ?? '');
  return language !== undefined && language !== 'japanese';
}

const hasUndatedExam = (
  { languages }: Profile,
  of: typeof japaneseId | typeof englishId,
): boolean =>
  languages.languages.some(
    ({ language, exam, certifiedOn }) => language === of && exam !== null && certifiedOn === null,
  );
