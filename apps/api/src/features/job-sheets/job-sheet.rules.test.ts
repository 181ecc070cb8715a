import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { createTypesetter } from '@engawa/platform/pdf/typesetter';
import { readPdf, unspaced } from '@engawa/platform/testing/reading/pdf-text';
import { afterAll, describe, expect, test } from 'vitest';
import { fullGeneral as general } from '../../../testing/contents/general.ts';
import { fullJob, jobWith } from '../../../testing/contents/jobs.ts';
import { fontFiles } from '../documents/templates.ts';
import { jobSheet } from './job-sheet.rules.ts';
import { qrPicture } from './qr-picture.ts';
import { sheetFileName } from './sheet-file-name.rules.ts';
import { sheetTemplate } from './sheet-template.ts';

const typesetter = createTypesetter({ fontFiles });
afterAll(() => typesetter.close());

const address = 'https://engawa.example/jobs/0198a6f2-0000-7000-8000-000000000000';
const today = '2026-11-16';
const sheetOf = (job: object = fullJob, more: Partial<Parameters<typeof jobSheet>[0]> = {}) =>
  jobSheet({ job: job as JobDocument, general, address, state: 'shown', today, ...more });
const rowsOf = (sheet: ReturnType<typeof jobSheet>) =>
  sheet.sections.flatMap(({ rows }) => rows.map(({ label, texts }) => [label.ja, ...texts]));
const read = async (sheet: ReturnType<typeof jobSheet>) =>
  readPdf(await typesetter.pdf(sheetTemplate, sheet, { files: { 'qr.svg': qrPicture(address) } }));

describe('contents of a sheet', () => {
  test('has every item that the law requires for the job, in both languages', () => {
    const rows = rowsOf(sheetOf());
    const always = postingRequirements.entries.filter(({ when }) => when === 'always');
    for (const { name } of always) {
      const [, ja, en] = rows.find(([label]) => label === name.ja) ?? [];
      expect([name.ja, ja && en !== '']).toEqual([name.ja, true]);
    }
  });

  test.each([
    [
      { contractTerm: 'fixed' },
      { contractPeriod: '1年', renewal: '通算5年まで' },
      '契約更新の基準と上限',
      '通算5年まで',
    ],
    [
      { discretionary: true },
      { discretionaryNote: '1日8時間とみなします。' },
      '裁量労働制',
      '1日8時間とみなします。',
    ],
    [{ dispatch: true }, {}, '派遣労働者としての雇用', '派遣労働者として雇用します。'],
    [{ deadline: '2027-01-29' }, {}, '応募締切', '2027年1月29日（金）'],
    [{ startFrom: '2027-04', startTo: '2027-04' }, {}, '入社時期', '2027年4月'],
    [{ graduationFrom: '2027-03', graduationTo: null }, {}, '卒業時期', '2027年3月 〜'],
    [{ interviews: 2 }, {}, '面接の回数', '2回'],
    [{ selectionWeeks: 4 }, {}, '選考にかかる期間', '約4週間'],
    [{ aptitudeExam: 1 }, {}, '適性検査', 'あり'],
    [
      { applyPage: 'external', applyUrl: 'https://a.example/' },
      {},
      '応募方法',
      'https://a.example/',
    ],
    [
      { languages: [{ language: 'ja', level: 'business', jlpt: 'N2' }] },
      {},
      '必要な語学力',
      '日本語：ビジネス以上（日本語能力試験 N2以上）',
    ],
  ] as const)('%o', (common, jp, label, text) => {
    const job = jobWith({ common: common as object, jp, en: jp });
    expect(rowsOf(sheetOf(job)).find(([name]) => name === label)?.[1]).toBe(text);
  });

  test('a job in one language has one column', () => {
    const rows = rowsOf(sheetOf(jobWith({ en: null })));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([2]));
  });
});

describe('the PDF', () => {
  test('shows both languages and the public address', async () => {
    const { pages, text } = await read(sheetOf());
    expect(pages.length).toBeLessThanOrEqual(2);
    for (const { width, height } of pages) expect([width, height]).toEqual([210, 297]);
    for (const part of [
      '求人票',
      '法人営業',
      'Corporate sales',
      '変更の範囲',
      '受動喫煙防止措置',
    ]) {
      expect(text).toContain(unspaced(part));
    }
    expect(text).toContain(unspaced(address));
    expect(text).not.toMatch(/下書き|null|undefined|NaN|\[object/);
  });

  test('marks a draft and has no address', async () => {
    const { text } = await read(sheetOf(fullJob, { address: null, state: 'draft' }));
    expect(text).toContain('下書き・未公開');
    expect(text).not.toContain('engawa.example');
  });

  test('an empty posting gives a blank sheet', async () => {
    const { text } = await read(sheetOf(jobWith({ jp: null, en: null }), { general: null }));
    expect(text).toContain('求人票');
    expect(text).not.toMatch(/null|undefined/);
  });

  test('the longest texts flow over pages within the margins, and markup is printed literally', async () => {
    const bad = '#panic("x") *b* $1$ @a <l> [[';
    const long = {
      businessContent: `${bad}\n${'長い文章です。'.repeat(560)}`,
      workLocation: 'W'.repeat(200),
    };
    const { pages, text } = await read(sheetOf(jobWith({ jp: long, en: long })));
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toContain(unspaced(bad));
    for (const { right, bottom } of pages) {
      expect(right).toBeLessThanOrEqual(200);
      expect(bottom).toBeLessThanOrEqual(292);
    }
  });
});

test.each([
  ['法人営業', '求人票_法人営業_20261116.pdf'],
  ['営業／企画 (東京)', '求人票_営業_企画_東京_20261116.pdf'],
  [null, '求人票_Corporate_sales_20261116.pdf'],
])('%s is saved as %s', (position, name) => {
  expect(sheetFileName(jobWith({ jp: { position } }) as JobDocument, today)).toBe(name);
});
