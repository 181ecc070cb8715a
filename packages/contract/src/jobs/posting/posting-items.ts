import {
  type ContentLanguage,
  type Language,
  languageOfContent,
  type Said,
  say,
} from '../../language.ts';
import { contractTerms } from '../../reference/jobs/contract-terms.ts';
import { insurances } from '../../reference/jobs/posting-details.ts';
import type { PostingRequirementId } from '../../reference/jobs/posting-requirements.ts';
import { smokingMeasures } from '../../reference/jobs/smoking-measures.ts';
import type { Employer } from '../employer.ts';
import { fixedOvertimeText, wagesText } from '../pay/wages-text.ts';
import type { JobCommon, JobLanguage } from '../schemas.ts';
import type { PostingForCheck } from './posting-check.ts';

/** The posting's text for each item that the law requires; null where it states nothing. */
export type PostingItems = Record<PostingRequirementId, string | null>;

export function postingItems(
  words: JobLanguage,
  common: JobCommon,
  employer: Employer,
  contentLanguage: ContentLanguage,
): PostingItems {
  const language = languageOfContent(contentLanguage);
  const phrases = say(phrasesIn, language);
  return {
    duties: words.businessContent,
    'duties-change': words.dutiesChange,
    'contract-term': contractTerm(words, common, language),
    renewal: common.contractTerm === 'fixed' ? words.renewal : null,
    probation: withNote(number(common.probationMonths, phrases.months), words.probationNote),
    workplace: words.workLocation,
    'workplace-change': words.workLocationChange,
    'working-hours': words.workingHours,
    overtime: number(common.overtimeHours, phrases.hoursAMonth),
    breaks: number(common.breakMinutes, phrases.minutes),
    holidays: words.holidays,
    wages: wagesText(common, words.salaryNote, language),
    'fixed-overtime-pay': common.fixedOvertime && fixedOvertimeText(common.fixedOvertime, language),
    'discretionary-labour': common.discretionary ? words.discretionaryNote : null,
    insurances: common.insurances && insuranceText(common.insurances, language),
    'dispatch-work': common.dispatch ? phrases.dispatch : null,
    'second-hand-smoke': common.smoking && say(smokingMeasures.byId(common.smoking).name, language),
    'employer-name': employer.name,
    'employer-address': employer.address,
    'employer-contact': employer.contact,
  };
}

export const forCheck = (items: Partial<PostingItems>, common: JobCommon): PostingForCheck => ({
  stated: new Set((Object.keys(items) as PostingRequirementId[]).filter((id) => items[id])),
  fixedTerm: common.contractTerm === 'fixed',
  fixedOvertime: common.fixedOvertime !== null,
  discretionary: common.discretionary,
  dispatch: common.dispatch,
});

interface Phrases {
  none: string;
  months: (count: number) => string;
  hoursAMonth: (count: number) => string;
  minutes: (count: number) => string;
  dispatch: string;
  between: string;
}

const phrasesIn: Said<Phrases> = {
  ja: {
    none: 'なし',
    months: (count: number) => (count === 0 ? 'なし' : `${count}か月`),
    hoursAMonth: (count: number) => (count === 0 ? 'なし' : `あり（月平均${count}時間）`),
    minutes: (count: number) => (count === 0 ? 'なし' : `${count}分`),
    dispatch: '派遣労働者として雇用します。',
    between: '、',
  },
  en: {
    none: 'None',
    months: (count: number) => {
      if (count === 0) return 'None';
      return count === 1 ? '1 month' : `${count} months`;
    },
    hoursAMonth: (count: number) => {
      if (count === 0) return 'None';
      return count === 1
        ? 'Yes (1 hour a month on average)'
        : `Yes (${count} hours a month on average)`;
    },
    minutes: (count: number) => (count === 0 ? 'None' : `${count} minutes`),
    dispatch: 'You will be employed as a dispatch worker.',
    between: ', ',
  },
};

const number = (value: number | null, words: (count: number) => string): string | null =>
  value === null ? null : words(value);

const withNote = (text: string | null, note: string | null): string | null =>
  text !== null && note !== null ? `${text}\n${note}` : text;

function contractTerm(words: JobLanguage, common: JobCommon, language: Language): string | null {
  if (common.contractTerm === null) return null;
  const name = say(contractTerms.byId(common.contractTerm).name, language);
  if (common.contractTerm === 'permanent') return name;
  return words.contractPeriod && withNote(name, words.contractPeriod);
}

function insuranceText(ids: NonNullable<JobCommon['insurances']>, language: Language): string {
  const { none, between } = say(phrasesIn, language);
  const names = insurances.entries.filter(({ id }) => ids.includes(id));
  return names.map(({ name }) => say(name, language)).join(between) || none;
}
