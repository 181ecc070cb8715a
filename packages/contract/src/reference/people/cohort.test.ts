import { expect, test } from 'vitest';
import { cohortOf } from './cohort.ts';

test.each([
  [2026, 3, '26卒', 'Class of 2026'],
  [2026, 4, '27卒', 'Class of 2027'],
  [2026, 9, '27卒', 'Class of 2027'],
  [2026, 12, '27卒', 'Class of 2027'],
  [2027, 1, '27卒', 'Class of 2027'],
  [2027, 3, '27卒', 'Class of 2027'],
  [2027, 4, '28卒', 'Class of 2028'],
  [2009, 3, '09卒', 'Class of 2009'],
  [2099, 4, '00卒', 'Class of 2100'],
])('graduating in %d-%d is %s, %s', (year, month, ja, en) => {
  expect(cohortOf({ year, month }).name).toEqual({ ja, en });
});
