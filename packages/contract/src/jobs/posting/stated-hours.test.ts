import { expect, test } from 'vitest';
import { statedHours } from './stated-hours.ts';

test.each<[string | null, number | null, number | null]>([
  ['9:00〜18:00', 60, 8],
  ['９：００～１８：００', 60, 8],
  ['9時から17時30分', 60, 7.5],
  ['22:00〜翌7:00', 60, 8],
  ['9:00–18:00', 60, 8],
  ['9:00 to 17:30', 45, 7.75],
  ['9:00〜18:00', null, null],
  ['9:00〜18:00（実働8時間）', null, 8],
  ['8:30〜17:15（実働7時間45分）', 60, 7.75],
  ['フレックスタイム制（標準労働時間 1日8時間）', null, 8],
  ['9:00–18:00 (8 hours of work)', null, 8],
  // Two shifts of equal length count as one; of different length the hours are unknown.
  ['7:00〜16:00／13:00〜22:00', 60, 8],
  ['7:00〜16:00、17:00〜22:00', 60, null],
  ['シフト制', 60, null],
  [null, 60, null],
  ['9:00〜9:30', 60, null],
])('%s with a break of %s: %s hours a day', (workingHours, breakMinutes, aDay) => {
  expect(statedHours({ workingHours, holidays: null, breakMinutes })?.aDay ?? null).toBe(aDay);
});

test.each<[string | null, number, boolean]>([
  [null, 120, false],
  ['土日祝日', 120, false],
  ['完全週休2日制（年間休日125日）', 125, true],
  ['年間休日：１１０日', 110, true],
  ['Weekends; 121 days off a year', 121, true],
])('%s: %d days off, said: %s', (holidays, count, holidaysStated) => {
  const hours = statedHours({ workingHours: '9:00〜18:00', holidays, breakMinutes: 60 });
  expect(hours).toMatchObject({ holidays: count, holidaysStated });
  expect(hours?.aMonth).toBeCloseTo((8 * (365 - count)) / 12);
});
