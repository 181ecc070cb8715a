import type { Profile } from '@engawa/contract/profile/schemas';
import type { EmploymentTypeId } from '@engawa/contract/reference/jobs/employment-types';
import { countries } from '@engawa/contract/reference/places/countries';
import { shown } from './text.rules.ts';

export type Experience = Profile['work']['workExperiences'][number];

/** Words for beginning and end; only employment is called 入社. */
const words: Record<EmploymentTypeId, { start: string; end: string }> = {
  'full-time': { start: '入社', end: '退社' },
  contract: { start: '入社（契約社員）', end: '退社' },
  'part-time': { start: '入社（アルバイト）', end: '退社' },
  internship: { start: 'インターンシップ参加', end: 'インターンシップ終了' },
  subcontract: { start: '業務委託契約により業務開始', end: '業務委託契約終了' },
  others: { start: '活動開始', end: '活動終了' },
};

export const employmentWords = (type: EmploymentTypeId) => words[type];

export const companyText = ({ company, country }: Experience): string =>
  shown(company) +
  (country === null || country === 'JP' ? '' : `（${countries.byId(country).name.ja}）`);

const byStart = (a: Experience, b: Experience) => a.start.localeCompare(b.start);

/** Earliest first, ongoing work last: 現在に至る closes the list. */
export const forForm = (list: readonly Experience[]): Experience[] => [
  ...list.filter((one) => !one.currentlyEmployed).toSorted(byStart),
  ...list.filter((one) => one.currentlyEmployed).toSorted(byStart),
];

/** Ongoing work first, then the latest. */
export const latestFirst = (list: readonly Experience[]): Experience[] =>
  list.toSorted(
    (a, b) =>
      Number(b.currentlyEmployed) - Number(a.currentlyEmployed) ||
      (b.end ?? '').localeCompare(a.end ?? '') ||
      b.start.localeCompare(a.start),
  );
