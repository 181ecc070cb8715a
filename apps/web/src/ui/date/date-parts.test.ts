import { describe, expect, it } from 'vitest';
import { dateOf, daysIn, partsOf, withPart, yearMonthOf } from './date-parts.ts';

describe('partsOf', () => {
  it('reads a date and a month', () => {
    expect(partsOf('2001-09-04')).toEqual({ year: '2001', month: '9', day: '4' });
    expect(partsOf('2027-03')).toEqual({ year: '2027', month: '3', day: '' });
  });

  it.each(['', '2001', '2001-9-4', '04/09/2001', '2001-09-04T00:00:00Z'])(
    'finds no parts in “%s”',
    (value) => {
      expect(partsOf(value)).toEqual({ year: '', month: '', day: '' });
    },
  );
});

it('is a value only when every part is chosen', () => {
  expect(dateOf({ year: '2001', month: '9', day: '4' })).toBe('2001-09-04');
  expect(dateOf({ year: '2001', month: '9', day: '' })).toBe('');
  expect(yearMonthOf({ year: '2027', month: '3', day: '' })).toBe('2027-03');
  expect(yearMonthOf({ year: '', month: '3', day: '' })).toBe('');
});

it.each([
  ['2024', '2', 29],
  ['2023', '2', 28],
  ['1900', '2', 28],
  ['2000', '2', 29],
  ['', '2', 29],
  ['2023', '4', 30],
  ['2023', '', 31],
])('%s-%s has %i days', (year, month, days) => expect(daysIn({ year, month, day: '' })).toBe(days));

it('clears a day that the month does not have', () => {
  const leapDay = { year: '2024', month: '2', day: '29' };
  expect(withPart(leapDay, 'year', '2023').day).toBe('');
  expect(withPart(leapDay, 'year', '2020').day).toBe('29');
});
