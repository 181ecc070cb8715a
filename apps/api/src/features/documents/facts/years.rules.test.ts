import { describe, expect, test } from 'vitest';
import { ageOn, dateText, dayInJapan, englishMonth, yearMonthText, yearOf } from './years.rules.ts';

describe('era years', () => {
  test.each([
    ['2026-11-15', '令和8'],
    ['2020-01-01', '令和2'],
    ['2019-12-31', '令和元'],
    ['2019-05-01', '令和元'],
    ['2019-04-30', '平成31'],
    ['1989-01-08', '平成元'],
    ['1989-01-07', '昭和64'],
    ['1930-01-01', '昭和5'],
    // A month without a day belongs to the era in which it ends.
    ['2019-05', '令和元'],
    ['2019-04', '平成31'],
    ['1989-01', '平成元'],
    ['1988-12', '昭和63'],
    ['2027-03', '令和9'],
  ])('%s is %s', (date, era) => {
    expect(yearOf(date, 'era')).toBe(era);
    expect(yearOf(date, 'western')).toBe(date.slice(0, 4));
  });
});

test.each([
  ['2026-11-15', '2003-11-15', 23],
  ['2026-11-14', '2003-11-15', 22],
  ['2026-11-16', '2003-11-15', 23],
  ['2026-01-01', '2003-12-31', 22],
  ['2027-02-28', '2004-02-29', 22],
  ['2027-03-01', '2004-02-29', 23],
  ['2028-02-29', '2004-02-29', 24],
])('on %s somebody born on %s is %d', (today, birth, age) => {
  expect(ageOn(today, birth)).toBe(age);
});

test('uses the day in Japan', () => {
  expect(dayInJapan(new Date('2026-11-14T14:59:59Z'))).toBe('2026-11-14');
  expect(dayInJapan(new Date('2026-11-14T15:00:00Z'))).toBe('2026-11-15');
  expect(dayInJapan(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
});

test('writes dates out', () => {
  expect(dateText('2026-01-05', 'western')).toBe('2026年1月5日');
  expect(dateText('2019-05-01', 'era')).toBe('令和元年5月1日');
  expect(yearMonthText('2027-03', 'era')).toBe('令和9年3月');
  expect(englishMonth('2027-03')).toBe('Mar 2027');
});
