import { dayInWords } from '../days/day-words.ts';
import { monthInWords } from '../days/month-words.ts';
import { documentKinds } from '../documents/kinds.ts';
import { type Language, type Localized, say } from '../language.ts';
import { industries } from '../reference/companies/industries.ts';
import { aptitudeExams } from '../reference/jobs/aptitude-exams.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import { jobCategories, jobSubcategories } from '../reference/jobs/job-categories.ts';
import { jobFeatures } from '../reference/jobs/job-features.ts';
import { jobTypes } from '../reference/jobs/job-types.ts';
import {
  ageExceptions,
  genderExceptions,
  nationalityExceptions,
} from '../reference/jobs/posting-details.ts';
import { selfRatings } from '../reference/languages/self-ratings.ts';
import { spokenLanguages } from '../reference/languages/spoken-languages.ts';
import { majorTypes } from '../reference/people/major-types.ts';
import { phrasesIn } from './job-fact-phrases.ts';
import { wagesText } from './pay/wages-text.ts';
import type { JobCommon, JobLanguage } from './schemas.ts';

/** Where a fact is shown: the signed-in job page, the public job page or the printed job sheet. */
type FactPlace = 'screen' | 'page' | 'paper';

interface Job {
  words: JobLanguage | null | undefined;
  common: JobCommon;
}

interface FactRule {
  name: Localized;
  /** The group: kind of job, or who can apply and how. */
  part: 'kind' | 'applying';
  /** Default: everywhere. Elsewhere other parts of the page show the fact. */
  on?: readonly FactPlace[];
  own?: true;
  text: (job: Job, language: Language) => string | null | undefined;
}

const rules = {
  recruitmentType: {
    name: { ja: '募集区分', en: 'Recruitment type' },
    part: 'kind',
    on: ['paper'],
    text: ({ words }, language) => nameOf(jobTypes, words?.recruitmentType, language),
  },
  employmentType: {
    name: { ja: '雇用形態', en: 'Employment type' },
    part: 'kind',
    text: ({ common }, language) => nameOf(employmentTypes, common.employmentType, language),
  },
  industry: {
    name: { ja: '業界', en: 'Industry' },
    part: 'kind',
    text: ({ common }, language) => nameOf(industries, common.industry, language),
  },
  category: {
    name: { ja: '職種', en: 'Job category' },
    part: 'kind',
    text: ({ words, common }, language) =>
      [
        nameOf(jobCategories, words?.jobCategoryId, language),
        nameOf(jobSubcategories, common.jobSubcategory, language),
      ]
        .filter(Boolean)
        .join(' / '),
  },
  features: {
    name: { ja: '特徴', en: 'Features' },
    part: 'kind',
    on: ['paper'],
    text: ({ words }, language) => namesOf(jobFeatures, words?.feature ?? [], language),
  },
  location: {
    name: { ja: '勤務地', en: 'Location' },
    part: 'kind',
    on: ['screen', 'page'],
    own: true,
    text: ({ words }) => words?.workLocation,
  },
  remoteDays: {
    name: { ja: 'リモート勤務', en: 'Remote work' },
    part: 'kind',
    text: ({ common }, language) => counted(common.remoteDays, say(phrasesIn, language).daysAWeek),
  },
  languages: {
    name: { ja: '必要な語学力', en: 'Languages needed' },
    part: 'applying',
    text: ({ common }, language) => neededLanguages(common, language),
  },
  salary: {
    name: { ja: '給与', en: 'Salary' },
    part: 'kind',
    on: ['screen', 'page'],
    text: ({ common }, language) => wagesText(common, null, language),
  },
  majors: {
    name: { ja: '専攻', en: 'Major' },
    part: 'applying',
    text: ({ common }, language) =>
      namesOf(majorTypes, common.majors, language) || say(phrasesIn, language).anyMajor,
  },
  conditions: {
    name: { ja: '応募条件の理由', en: 'Reason for the condition' },
    part: 'applying',
    text: ({ words, common }, language) =>
      [
        nameOf(ageExceptions, common.ageReason, language),
        nameOf(genderExceptions, common.genderReason, language),
        nameOf(nationalityExceptions, common.nationalityReason, language),
        words?.conditionReason,
      ]
        .filter(Boolean)
        .join('\n'),
  },
  wagePermit: {
    name: { ja: '最低賃金の減額特例', en: 'Permit for pay below the minimum wage' },
    part: 'kind',
    own: true,
    text: ({ common }) => common.wagePermit,
  },
  graduation: {
    name: { ja: '卒業時期', en: 'Graduation' },
    part: 'applying',
    text: ({ common }, language) => months(common.graduationFrom, common.graduationTo, language),
  },
  start: {
    name: { ja: '入社時期', en: 'Start of work' },
    part: 'applying',
    text: ({ common }, language) => months(common.startFrom, common.startTo, language),
  },
  interviews: {
    name: { ja: '面接の回数', en: 'Interviews' },
    part: 'applying',
    text: ({ common }, language) => counted(common.interviews, say(phrasesIn, language).times),
  },
  selection: {
    name: { ja: '選考にかかる期間', en: 'Selection takes' },
    part: 'applying',
    text: ({ common }, language) => counted(common.selectionWeeks, say(phrasesIn, language).weeks),
  },
  deadline: {
    name: { ja: '応募締切', en: 'Apply by' },
    part: 'applying',
    text: ({ common }, language) => common.deadline && dayInWords(common.deadline, language),
  },
  aptitude: {
    name: { ja: '適性検査', en: 'Aptitude test' },
    part: 'applying',
    text: ({ common }, language) => nameOf(aptitudeExams, common.aptitudeExam, language),
  },
  documents: {
    name: { ja: '応募に必要な書類', en: 'Documents required' },
    part: 'applying',
    text: ({ common }, language) => namesOf(documentKinds, common.requiredDocuments, language),
  },
  /** Not public: names the hiring manager. */
  manager: {
    name: { ja: '採用責任者・配属先', en: 'Hiring manager and team' },
    part: 'applying',
    on: ['screen', 'paper'],
    own: true,
    text: ({ words }) => [words?.hiringManager, words?.department].filter(Boolean).join(' / '),
  },
  /** The pages have buttons; the job sheet words it depending on whether the job is public. */
  apply: {
    name: { ja: '応募方法', en: 'How to apply' },
    part: 'applying',
    on: ['screen'],
    text: ({ common }, language) => say(phrasesIn, language).applying[common.applyPage],
  },
} as const satisfies Record<string, FactRule>;

export type JobFactId = keyof typeof rules;

export const jobFactIds = Object.keys(rules) as JobFactId[];

export interface JobFact {
  id: JobFactId;
  part: FactRule['part'];
  name: string;
  value: string;
  own: boolean;
}

export const jobFactName = (id: JobFactId): Localized => rules[id].name;

/** The facts for comparing jobs, worded in one language; the places only lay them out. */
export function jobFacts(job: Job, language: Language, place: FactPlace): JobFact[] {
  return (Object.entries(rules) as [JobFactId, FactRule][]).flatMap(
    ([id, { name, part, on, own = false, text }]) => {
      const value = !on || on.includes(place) ? text(job, language) : null;
      return value ? [{ id, part, name: say(name, language), value, own }] : [];
    },
  );
}

interface Table<Id> {
  byId(id: Id): { name: Localized };
}

const nameOf = <Id>(table: Table<Id>, id: Id | null | undefined, language: Language) =>
  id === null || id === undefined ? null : say(table.byId(id).name, language);

const namesOf = <Id>(table: Table<Id>, ids: readonly Id[], language: Language): string =>
  ids.map((id) => say(table.byId(id).name, language)).join(' / ');

const counted = (count: number | null, words: (count: number) => string): string | null =>
  count === null ? null : words(count);

function months(from: string | null, to: string | null, language: Language): string {
  const [first, last] = [from, to].map((month) => (month ? monthInWords(month, language) : ''));
  if (first === last) return first ?? '';
  return `${first} ${say(phrasesIn, language).until} ${last}`.trim();
}

function neededLanguages({ languages }: JobCommon, language: Language): string {
  const phrases = say(phrasesIn, language);
  return languages
    .map(({ language: spoken, level, jlpt }) => {
      const name = say(spokenLanguages.byId(spoken).name, language);
      const needed = phrases.needed(name, say(selfRatings.byId(level).name, language));
      return jlpt ? needed + phrases.jlpt(jlpt) : needed;
    })
    .join('\n');
}
