import { expect, test } from 'vitest';
import { jobOutline } from '../outline.ts';
import type { JobCommon, JobDocument, JobLanguage } from '../schemas.ts';
import { limitsIn, publishFindings } from './publish-findings.ts';

const job = (words: Partial<JobLanguage>, common: Partial<JobCommon> = {}): JobDocument => ({
  jp: { ...jobOutline.blank.language, workingHours: '9:00〜18:00', ...words },
  en: null,
  common: { ...jobOutline.blank.common, breakMinutes: 60, prefectures: ['kanagawa'], ...common },
});
const duties = (businessContent: string, common: Partial<JobCommon> = {}, reason?: string) =>
  job({ businessContent, conditionReason: reason ?? null }, common);
const hostile = '日本人のみ、25歳以下の男性歓迎';
const why = '長期勤続によるキャリア形成のため。';
const allReasons = {
  nationalityReason: 'nationality-in-law',
  genderReason: 'occupation',
  ageReason: 'career-building',
} as const;

// biome-ignore format: a table is read by its rows.
test.each<[string, JobDocument, string[]]>([
  ['nationality, age and sex (職業安定法3条, 労働施策総合推進法9条, 均等法5条)', duties(hostile), ['nationality', 'gender', 'age']],
  ['a reason for the age only', duties(hostile, { ageReason: 'career-building' }, why), ['nationality', 'gender']],
  ['reasons without a sentence', duties(hostile, allReasons), ['nationality', 'gender', 'age']],
  ['a sentence without reasons', duties(hostile, {}, why), ['nationality', 'gender', 'age']],
  ['every reason and a sentence', duties(hostile, allReasons, why), []],
  ['a mother tongue is a matter of wording', duties('日本語ネイティブの方を募集します。'), []],
  ['a language skill', duties('日本語能力試験N2以上の方'), []],
])('conditions: %s', (_, document, kinds) => {
  const found = publishFindings(document).conditions.map(({ kind }) => kind);
  expect(new Set(found)).toEqual(new Set(kinds));
});

test('each language needs its own sentence', () => {
  const both = duties(hostile, allReasons, why);
  const english = { ...jobOutline.blank.language, businessContent: 'Women preferred' };
  const { conditions } = publishFindings({ ...both, en: english });
  expect(conditions.map(({ language, kind }) => [language, kind])).toEqual([['en', 'gender']]);
});

// 8 hours on 245 days: 163.3 hours a month; Kanagawa's minimum is 1,225 yen an hour.
test.each<[string, Partial<JobCommon>, number | null]>([
  ['120,000 yen a month', { salaryType: 'monthly', salaryMin: 120_000 }, 734],
  ['a permit', { salaryType: 'monthly', salaryMin: 120_000, wagePermit: '許可第12号' }, null],
  ['an hourly wage at the minimum', { salaryType: 'hourly', salaryMin: 1225 }, null],
  ['a yen below it', { salaryType: 'hourly', salaryMin: 1224 }, 1224],
])('pay (最低賃金法4条, 7条): %s', (_, common, anHour) => {
  expect(publishFindings(job({}, common)).wage?.anHour ?? null).toBe(anHour);
});

test('the editor asks for reasons of what is limited or was chosen before', () => {
  expect([...limitsIn(duties('女性歓迎'))]).toEqual(['gender']);
  expect([...limitsIn(duties('', { ageReason: 'retirement-age' }))]).toEqual(['age']);
  expect([...limitsIn(duties('国籍不問'))]).toEqual([]);
});
