import { dayInWords } from '@engawa/contract/day-words';
import type { JobCommon, JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import type { Language, Localized } from '@engawa/contract/language';
import { industries } from '@engawa/contract/reference/companies/industries';
import { aptitudeExams } from '@engawa/contract/reference/jobs/aptitude-exams';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { majorTypes } from '@engawa/contract/reference/people/major-types';

/** A row of the sheet: its name, and what it says in one language. Null where it says nothing. */
export interface SheetFact {
  label: Localized;
  say: (words: JobLanguage, language: Language) => string | null;
}

const between = { ja: '、', en: ', ' } as const;
const until = { ja: '〜', en: '–' } as const;

interface Table<Id> {
  byId(id: Id): { name: Localized };
}
const nameOf = <Id>(table: Table<Id>, id: Id | null, language: Language): string | null =>
  id === null ? null : table.byId(id).name[language];
const namesOf = <Id>(table: Table<Id>, ids: readonly Id[], language: Language): string | null =>
  ids.map((id) => table.byId(id).name[language]).join(between[language]) || null;

/** At a glance: what kind of job it is. */
export const glanceFacts = ({ common }: JobDocument): SheetFact[] => [
  {
    label: { ja: '募集区分', en: 'Recruitment type' },
    say: ({ recruitmentType }, language) => nameOf(jobTypes, recruitmentType, language),
  },
  {
    label: { ja: '雇用形態', en: 'Employment type' },
    say: (_, language) => nameOf(employmentTypes, common.employmentType, language),
  },
  {
    label: { ja: '職種', en: 'Job category' },
    say: ({ jobCategoryId }, language) => nameOf(jobCategories, jobCategoryId, language),
  },
  {
    label: { ja: '業界', en: 'Industry' },
    say: (_, language) => nameOf(industries, common.industry, language),
  },
  { label: { ja: '配属先・部署', en: 'Department' }, say: ({ department }) => department },
  {
    label: { ja: '特徴', en: 'Features' },
    say: ({ feature }, language) => namesOf(jobFeatures, feature, language),
  },
];

/** Who can apply, how, and until when. */
export const applyingFacts = (
  { common }: JobDocument,
  /** Null where nobody can apply. */
  onPage: Localized | null,
): SheetFact[] => [
  {
    label: { ja: '必要な語学力', en: 'Languages needed' },
    say: (_, language) => neededLanguages(common, language),
  },
  {
    label: { ja: '専攻', en: 'Majors' },
    say: (_, language) =>
      namesOf(majorTypes, common.majors, language) ?? { ja: '不問', en: 'Any' }[language],
  },
  {
    label: { ja: '卒業時期', en: 'Graduation' },
    say: (_, language) => months(common.graduationFrom, common.graduationTo, language),
  },
  {
    label: { ja: '入社時期', en: 'Start of work' },
    say: (_, language) => months(common.startFrom, common.startTo, language),
  },
  {
    label: { ja: '選考', en: 'Selection' },
    say: (_, language) => selection(common, language),
  },
  {
    label: { ja: '応募締切', en: 'Deadline' },
    say: (_, language) => common.deadline && dayInWords(common.deadline, language),
  },
  {
    label: { ja: '応募方法', en: 'How to apply' },
    say: (_, language) =>
      onPage && (common.applyPage === 'external' ? common.applyUrl : onPage[language]),
  },
  { label: { ja: '採用責任者', en: 'Hiring manager' }, say: ({ hiringManager }) => hiringManager },
];

function neededLanguages({ languages }: JobCommon, language: Language): string | null {
  const lines = languages.map(({ language: spoken, level, jlpt }) => {
    const [name, rating] = [
      nameOf(spokenLanguages, spoken, language),
      nameOf(selfRatings, level, language),
    ];
    if (language === 'ja') return `${name}：${rating}以上${jlpt ? `（JLPT ${jlpt}以上）` : ''}`;
    return `${name}: ${rating} or higher${jlpt ? ` (JLPT ${jlpt} or higher)` : ''}`;
  });
  return lines.join('\n') || null;
}

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function month(value: string | null, language: Language): string {
  if (value === null) return '';
  const [year = 0, number = 1] = value.split('-').map(Number);
  return language === 'ja' ? `${year}年${number}月` : `${monthNames[number - 1] ?? ''} ${year}`;
}

function months(from: string | null, to: string | null, language: Language): string | null {
  if (from === null && to === null) return null;
  if (from === to) return month(from, language);
  return `${month(from, language)}${until[language]}${month(to, language)}`;
}

const counted = (count: number | null, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

function selection(
  { interviews, selectionWeeks, aptitudeExam }: JobCommon,
  language: Language,
): string | null {
  const ja = language === 'ja';
  const exam = nameOf(aptitudeExams, aptitudeExam, language);
  const weeks = ja
    ? `選考期間 約${selectionWeeks}週間`
    : `takes about ${counted(selectionWeeks, 'week')}`;
  const parts = [
    interviews === null ? '' : ja ? `面接${interviews}回` : counted(interviews, 'interview'),
    exam === null ? '' : ja ? `適性検査 ${exam}` : `aptitude test: ${exam}`,
    selectionWeeks === null ? '' : weeks,
  ].filter((part) => part !== '');
  return parts.join(between[language]) || null;
}
