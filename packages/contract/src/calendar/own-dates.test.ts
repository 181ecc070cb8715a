import { describe, expect, test } from 'vitest';
import { cohortDates, cohortYear, stayDates } from './own-dates.ts';

const asLines = (dates: readonly { kind: string; day: string }[]) =>
  dates.map(({ kind, day }) => `${day} ${kind}`);

describe('recruiting dates by cohort', () => {
  test.each([
    ['2026-03', 2026],
    ['2026-04', 2027],
    ['2026-09', 2027],
    ['2026-12', 2027],
    ['2027-01', 2027],
    ['2027-03', 2027],
    ['2027-04', 2028],
  ])('graduating in %s belongs to cohort %d', (graduation, year) => {
    expect(cohortYear(graduation)).toBe(year);
  });

  test.each([
    [
      '2027-03',
      [
        '2026-03-01 publicity',
        '2026-06-01 selection',
        '2026-10-01 offers',
        '2027-03-31 graduation',
        '2027-04-01 joining',
      ],
    ],
    [
      // In autumn: the same recruiting year, but half a year without a school before April.
      '2026-09',
      [
        '2026-03-01 publicity',
        '2026-06-01 selection',
        '2026-10-01 offers',
        '2026-09-30 graduation',
        '2027-04-01 joining',
      ],
    ],
    [
      '2028-02',
      [
        '2027-03-01 publicity',
        '2027-06-01 selection',
        '2027-10-01 offers',
        '2028-02-29 graduation',
        '2028-04-01 joining',
      ],
    ],
  ])('graduating in %s', (graduation, expected) => {
    expect(asLines(cohortDates(graduation))).toEqual(expected);
  });
});

describe('dates of the stay', () => {
  const student = { status: 'student', designation: null, expiresOn: '2027-05-31' } as const;
  test.each([
    [
      student,
      '2027-03',
      [
        '2026-12-01 change-from',
        '2027-01-31 change-by',
        '2027-02-28 extension-from',
        '2027-05-31 expiry',
      ],
    ],
    [
      { ...student, expiresOn: '2026-11-30' },
      '2026-09',
      [
        '2026-06-01 change-from',
        '2026-07-31 change-by',
        '2026-08-30 extension-from',
        '2026-11-30 expiry',
      ],
    ],
    [
      { ...student, expiresOn: null },
      '2027-01',
      ['2026-10-01 change-from', '2026-11-30 change-by'],
    ],
    [student, null, ['2027-02-28 extension-from', '2027-05-31 expiry']],
    [
      { ...student, status: 'engineer-humanities-international' },
      '2027-03',
      ['2027-02-28 extension-from', '2027-05-31 expiry'],
    ],
    [{ ...student, status: 'permanent-resident' }, '2027-03', []],
    [{ ...student, status: 'not-in-japan' }, '2027-03', []],
    [{ ...student, status: null, expiresOn: null }, '2027-03', []],
    [
      { ...student, status: 'designated-activities', designation: 'no-46' },
      '2026-03',
      ['2027-02-28 extension-from', '2027-05-31 expiry'],
    ],
  ] as const)('%o, graduating in %s', (stay, graduation, expected) => {
    expect(asLines(stayDates(stay, graduation))).toEqual(expected);
  });
});
