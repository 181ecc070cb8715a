import { expect, test } from 'vitest';
import { joinHolidays } from './holidays.rules.ts';

const winter = { from: '2026-12-24', to: '2027-01-07' };

test.each([
  ['none', [], []],
  ['one', [winter], [winter]],
  [
    'in order',
    [winter, { from: '2026-08-01', to: '2026-09-20' }],
    [{ from: '2026-08-01', to: '2026-09-20' }, winter],
  ],
  [
    'that overlap',
    [winter, { from: '2027-01-05', to: '2027-01-10' }],
    [{ from: '2026-12-24', to: '2027-01-10' }],
  ],
  ['one within the other', [winter, { from: '2026-12-30', to: '2027-01-03' }], [winter]],
  [
    'that follow one another over the end of a year',
    [
      { from: '2026-12-24', to: '2026-12-31' },
      { from: '2027-01-01', to: '2027-01-07' },
    ],
    [winter],
  ],
  [
    'that together would be too long to be saved again',
    [
      { from: '2026-07-01', to: '2026-10-08' },
      { from: '2026-10-09', to: '2026-11-30' },
    ],
    [
      { from: '2026-07-01', to: '2026-10-08' },
      { from: '2026-10-09', to: '2026-11-30' },
    ],
  ],
])('%s', (_, given, expected) => {
  expect(joinHolidays(given)).toEqual(expected);
});
