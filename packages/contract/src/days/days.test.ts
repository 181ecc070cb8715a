import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, lastDayOf, mondayOf, weekdayOf } from './days.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  // A day of daylight saving elsewhere still has 24 hours.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 7, '2026-10-31'],
])('%s and %d days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

test.each([
  ['2027-05-31', -3, '2027-02-28'],
  ['2028-05-31', -3, '2028-02-29'],
  ['2027-01-15', -3, '2026-10-15'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-06-30', 3, '2026-09-30'],
  ['2026-11-30', 13, '2027-12-30'],
])('%s and %d months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test.each([
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, expected) => {
  expect(lastDayOf(month)).toBe(expected);
});

test.each([
  ['2026-11-16', 0, '2026-11-16'],
  ['2026-11-22', 6, '2026-11-16'],
  ['2027-01-01', 4, '2026-12-28'],
])('%s is day %d of the week of %s', (day, weekday, monday) => {
  expect([weekdayOf(day), mondayOf(day)]).toEqual([weekday, monday]);
});
