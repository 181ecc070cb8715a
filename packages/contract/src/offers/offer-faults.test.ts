import { expect, test } from 'vitest';
import { readerOf } from '../contents/outline/read-as.ts';
import { type JobDocument, jobDocument } from '../jobs/schemas.ts';
import { offerFault } from './offer-faults.ts';
import type { OfferTerms } from './schemas.ts';

const none = { jp: null, en: null };

const terms: OfferTerms = {
  position: { jp: 'エンジニア', en: null },
  employmentType: 'full-time',
  startsOn: '2028-04-03',
  workplace: { jp: '東京都港区', en: null },
  salaryType: 'monthly',
  salary: 260_000,
  salaryNote: none,
  payment: none,
  leaving: none,
  conditions: ['graduation'],
  otherConditions: none,
  payReason: none,
  replyBy: '2027-07-15',
};

const blank = readerOf(jobDocument)({ jp: {}, en: null, common: {} });
const job: JobDocument = {
  ...blank,
  jp: {
    ...(blank.jp as NonNullable<JobDocument['jp']>),
    workingHours: '9:00〜18:00',
    holidays: '完全週休2日制',
  },
  common: {
    ...blank.common,
    employmentType: 'full-time',
    salaryType: 'monthly',
    salaryMin: 250_000,
    breakMinutes: 60,
    prefectures: ['tokyo'],
  },
};

const today = '2027-07-01';
const fault = (change: Partial<OfferTerms>, common: Partial<JobDocument['common']> = {}) =>
  offerFault({
    terms: { ...terms, ...change },
    job: { ...job, common: { ...job.common, ...common } },
    graduation: '2028-03',
    today,
  })?.code ?? null;

test.each([
  ['as the posting says', {}, null],
  ['a reply date today', { replyBy: today }, 'offer_reply_past'],
  ['a reply date in the past', { replyBy: '2027-06-30' }, 'offer_reply_past'],
  ['a reply date in a year', { replyBy: '2028-07-01' }, 'offer_reply_past'],
  ['a first day before the answer', { startsOn: '2027-07-15' }, 'offer_start_past'],
  ['a first day before the graduation', { startsOn: '2028-02-01' }, 'offer_before_graduation'],
  ['a first day in the month of the graduation', { startsOn: '2028-03-25' }, null],
  [
    'part-time work beside the studies',
    { startsOn: '2027-08-01', employmentType: 'part-time', salaryType: 'hourly', salary: 1_300 },
    null,
  ],
  ['less than the posting', { salary: 240_000 }, 'offer_below_posting'],
  [
    'less than the posting, with a reason',
    { salary: 240_000, payReason: { jp: '未経験のため', en: null } },
    null,
  ],
  [
    'less than the minimum wage (最低賃金法4条), whatever the reason',
    { salary: 120_000, payReason: { jp: '未経験のため', en: null } },
    'offer_below_minimum',
  ],
  [
    'another kind of pay is compared with the minimum wage only',
    { salaryType: 'hourly', salary: 900 },
    'offer_below_minimum',
  ],
] as const)('%s', (_name, change, code) => {
  expect(fault(change as Partial<OfferTerms>)).toBe(code);
});

test('a permit (最低賃金法7条) allows pay below the minimum wage', () => {
  const permitted = { salaryMin: 120_000, wagePermit: '2027年4月1日 第12号' };
  expect(fault({ salary: 120_000 }, permitted)).toBeNull();
});

test('without the posting, pay is not compared', () => {
  expect(
    offerFault({ terms: { ...terms, salary: 1 }, job: null, graduation: null, today }),
  ).toBeNull();
});
