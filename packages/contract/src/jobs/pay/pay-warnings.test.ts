import { describe, expect, test } from 'vitest';
import {
  minimumWages,
  minimumWageYear,
  newestWagesSince,
  wagesInForce,
} from '../../reference/jobs/minimum-wages.ts';
import { insurances } from '../../reference/jobs/posting-details.ts';
import { prefectures } from '../../reference/places/prefectures.ts';
import { jobOutline } from '../outline.ts';
import type { JobCommon, JobDocument } from '../schemas.ts';
import { payWarnings } from './pay-warnings.ts';

const job = (common: Partial<JobCommon>, words: object = {}): JobDocument => ({
  jp: { ...jobOutline.blank.language, workingHours: '9:00〜18:00', ...words },
  en: null,
  common: { ...jobOutline.blank.common, breakMinutes: 60, ...common },
});
const kinds = (document: JobDocument) => payWarnings(document).map(({ kind }) => kind);
const monthly = (salaryMin: number, more: Partial<JobCommon> = {}) =>
  job({ salaryType: 'monthly', salaryMin, prefectures: ['tokyo'], ...more });

describe('the minimum wage', () => {
  test('is known for every prefecture, and in force since the date of the table', () => {
    expect(Object.keys(minimumWages)).toEqual([...prefectures.ids]);
    for (const { yen, from } of Object.values(minimumWages)) {
      expect(yen).toBeGreaterThanOrEqual(1023);
      expect(yen).toBeLessThanOrEqual(1226);
      expect(from >= '2025-10-01' && from <= '2026-03-31').toBe(true);
    }
  });

  test.each<[string, JobDocument, object[]]>([
    [
      'an hourly wage at it',
      job({ salaryType: 'hourly', salaryMin: 1226, prefectures: ['tokyo'] }),
      [],
    ],
    [
      'a yen below it',
      job({ salaryType: 'hourly', salaryMin: 1225, prefectures: ['tokyo'] }),
      [{ prefecture: 'tokyo', minimum: 1226, since: '2025-10-03', anHour: 1225, hours: null }],
    ],
    [
      'of several prefectures the highest',
      job({ salaryType: 'hourly', salaryMin: 1100, prefectures: ['okinawa', 'osaka', 'aichi'] }),
      [{ prefecture: 'osaka', minimum: 1177 }],
    ],
    ['somewhere, enough for some place', job({ salaryType: 'hourly', salaryMin: 1023 }), []],
    [
      'somewhere, and enough nowhere',
      job({ salaryType: 'hourly', salaryMin: 1022 }),
      [{ prefecture: null, minimum: 1023 }],
    ],
    // 8 hours on 245 days: 163.3 hours a month.
    ['a month that is enough', monthly(200_300), []],
    ['a month that is not', monthly(200_000), [{ prefecture: 'tokyo', anHour: 1224 }]],
    [
      'more days off, fewer hours',
      job(
        { salaryType: 'monthly', salaryMin: 200_000, prefectures: ['tokyo'] },
        { holidays: '年間休日125日' },
      ),
      [],
    ],
    [
      'a month of unknown hours is not compared',
      job(
        { salaryType: 'monthly', salaryMin: 120_000, prefectures: ['tokyo'] },
        { workingHours: 'シフト制' },
      ),
      [],
    ],
    [
      'without what is paid for overtime',
      monthly(230_000, {
        fixedOvertime: { basePay: null, hours: 20, amount: 40_000, excessPaid: true },
      }),
      [{ prefecture: 'tokyo', anHour: 1163 }],
    ],
    [
      'a year',
      job({ salaryType: 'annual', salaryMin: 2_300_000, prefectures: ['tokyo'] }),
      [{ prefecture: 'tokyo', anHour: 1173 }],
    ],
    ['no wage', job({ salaryType: 'unpaid', prefectures: ['tokyo'] }), []],
    [
      'a contractor',
      job({
        salaryType: 'hourly',
        salaryMin: 900,
        prefectures: ['tokyo'],
        employmentType: 'subcontract',
      }),
      [],
    ],
  ])('%s', (_, document, warnings) => {
    expect(payWarnings(document)).toMatchObject(
      warnings.map((one) => ({ kind: 'below-minimum', ...one })),
    );
  });

  test('reads the hours from the English text where there is no Japanese', () => {
    const { jp, common } = monthly(200_000);
    const english = { ...jp, workingHours: '9:00–18:00' } as JobDocument['en'];
    expect(kinds({ jp: null, en: english, common })).toEqual(['below-minimum']);
  });
});

test.each<[Partial<JobCommon>, object[]]>([
  // No warning: the schema refuses it at the field.
  [{ salaryType: 'monthly', salaryMin: 300_000, salaryMax: 250_000 }, []],
  [{ salaryType: 'monthly', salaryMin: 25 }, [{ kind: 'too-small', amount: 25, instead: 250_000 }]],
  [{ salaryType: 'monthly', salaryMin: 3 }, [{ kind: 'too-small', amount: 3, instead: null }]],
  [
    { salaryType: 'annual', salaryMin: 350 },
    [{ kind: 'too-small', amount: 350, instead: 3_500_000 }],
  ],
  [{ salaryType: 'monthly', salaryMin: 25_000_000 }, [{ kind: 'too-large', amount: 25_000_000 }]],
  [{ salaryType: 'hourly', salaryMin: 250_000 }, [{ kind: 'too-large', amount: 250_000 }]],
  [{ salaryType: 'fixed', salaryMin: 5 }, []],
  [{ salaryMin: 5 }, []],
  [{ salaryType: 'monthly', salaryMin: 0 }, []],
  [{ salaryType: 'monthly', salaryMin: '25万' as unknown as number }, []],
])('%o', (pay, warnings) => {
  expect(payWarnings(job(pay))).toEqual(warnings);
});

test('warns when base pay and fixed overtime exceed the wage they are part of', () => {
  const overtime = (amount: number) =>
    kinds(
      monthly(250_000, {
        fixedOvertime: { basePay: 210_000, hours: 20, amount, excessPaid: true },
      }),
    );
  expect(overtime(40_000)).toEqual([]);
  expect(overtime(40_001)).toEqual(['overtime-too-large']);
});

test('warns of full-time employment without one of the four insurances', () => {
  const with3 = job({ employmentType: 'full-time', insurances: ['health', 'pension'] });
  expect(payWarnings(with3)).toEqual([
    { kind: 'insurances', missing: ['workers-accident', 'employment'] },
  ]);
  const all = [...insurances.ids];
  expect(kinds(job({ employmentType: 'full-time', insurances: all }))).toEqual([]);
  expect(kinds(job({ employmentType: 'full-time', insurances: null }))).toEqual([]);
  expect(kinds(job({ employmentType: 'part-time', insurances: [] }))).toEqual([]);
});

describe('minimum wages by day', () => {
  const rows = [
    { prefecture: 'tokyo', yen: 1_290, from: '2026-10-03' },
    { prefecture: 'osaka', yen: 1_240, from: '2026-11-30' },
  ] as const;

  test('imported wages count from their day on', () => {
    expect(wagesInForce(rows, '2026-10-02').tokyo.yen).toBe(1_226);
    const wages = wagesInForce(rows, '2026-11-01');
    expect([wages.tokyo.yen, wages.osaka.yen]).toEqual([1_290, 1_177]);
    expect(newestWagesSince(wages)).toBe('2026-10-03');
  });

  test('an older row than that of the release is passed over', () => {
    const old = [{ prefecture: 'tokyo', yen: 1_163, from: '2024-10-01' }] as const;
    expect(wagesInForce(old, '2026-11-01').tokyo.yen).toBe(1_226);
  });

  test('a table is named after its fiscal year', () => {
    expect(minimumWageYear('2025-10-03').ja).toBe('令和7年度（2025年度）');
    expect(minimumWageYear('2026-03-31').en).toBe('fiscal 2025');
  });
});
