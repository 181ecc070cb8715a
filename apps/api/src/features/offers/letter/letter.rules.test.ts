import { itemsByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import { createTypesetter } from '@engawa/platform/pdf/typesetter';
import { readPdf, unspaced } from '@engawa/platform/testing/reading/pdf-text';
import { afterAll, expect, test } from 'vitest';
import { fullGeneral } from '../../../../testing/contents/general.ts';
import { fullJob } from '../../../../testing/contents/jobs.ts';
import { fontFiles } from '../../documents/templates.ts';
import type { OfferDocument } from '../terms/document.rules.ts';
import { offerLetter } from './letter.rules.ts';
import { letterTemplate } from './template.ts';

const typesetter = createTypesetter({ fontFiles, limits: { cpuMs: 5_000, wallMs: 60_000 } });
afterAll(() => typesetter.close());

const none = { jp: null, en: null };
const terms: OfferDocument['terms'] = {
  position: { jp: '法人営業', en: 'Corporate sales' },
  employmentType: 'full-time',
  startsOn: '2027-04-01',
  workplace: { jp: '東京都港区芝公園1-1-1', en: 'Minato, Tokyo' },
  salaryType: 'monthly',
  salary: 300_000,
  salaryNote: none,
  payment: { jp: '毎月末日締め、翌月25日払い', en: null },
  leaving: { jp: '定年60歳。', en: null },
  conditions: ['graduation', 'residence-status'],
  otherConditions: { jp: '健康診断', en: null },
  payReason: none,
  replyBy: '2026-12-15',
};
const items = itemsByLanguage(fullJob, fullGeneral);
const company = { jp: '株式会社試験', en: 'Test Inc.' };
const letter = (change: Partial<Parameters<typeof offerLetter>[0]> = {}) =>
  offerLetter({
    document: { terms, items },
    company,
    student: 'Nguyễn Thị Linh',
    today: '2026-11-19',
    ...change,
  });
const read = async (one: ReturnType<typeof letter>) =>
  readPdf(await typesetter.pdf(letterTemplate, one));

test('states the offer, the work and the employer in both languages', async () => {
  const { text } = await read(letter());
  for (const part of [
    '労働条件通知書',
    'Nguyễn Thị Linh 様',
    '・入社日までに卒業すること',
    '・健康診断',
    'Corporate sales',
    '毎月末日締め、翌月25日払い',
    '使用者',
    '所在地',
  ]) {
    expect(text).toContain(unspaced(part));
  }
  // The word of postings for the employer.
  expect(text).not.toContain('募集主');
  expect(text).not.toMatch(/null|undefined|NaN|\[object/);
});

test('an offer without a posting states its terms alone', async () => {
  const { text } = await read(letter({ document: { terms, items: none } }));
  expect(text).toContain('法人営業');
  expect(text).not.toContain('使用者');
});

test('addresses nobody after the sent profile was deleted', async () => {
  const { text } = await read(letter({ student: '', document: { terms, items: none } }));
  expect(text).not.toContain('様');
});

test('one condition has no bullet', () => {
  const document = { items, terms: { ...terms, conditions: [], otherConditions: terms.position } };
  const rows = letter({ document }).sections.flatMap((section) => section.rows);
  const row = rows.find(({ label }) => label.en === 'Conditions of this offer');
  expect(row?.texts.map(unspaced)).toEqual(['法人営業', 'Corporatesales']);
});

test.each([
  ['髙﨑 𠮷太郎'],
  ['محمد الأمين عبد الرحمن'],
  ['Nguyễn Phúc Hoàng Thiên Quỳnh Trâm Anh Thư Bảo Châu Ngọc Minh'],
])('the name %s and long texts stay within the margins', async (student) => {
  const long = `${'業務内容の長い説明です。'.repeat(200)} ${'W'.repeat(200)}`;
  const { jp, en } = items;
  const { pages } = await read(
    letter({
      student,
      company: {
        jp: '株式会社国際観測研究所'.repeat(6),
        en: 'International Institute Inc. '.repeat(5),
      },
      document: {
        terms,
        items: { jp: jp && { ...jp, duties: long }, en: en && { ...en, duties: long } },
      },
    }),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const { width, height, right, bottom } of pages) {
    expect([width, height]).toEqual([210, 297]);
    expect(right).toBeLessThanOrEqual(196);
    expect(bottom).toBeLessThanOrEqual(292);
  }
});
