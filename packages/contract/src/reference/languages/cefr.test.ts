import { describe, expect, test } from 'vitest';
import { bjtLevelOf } from './bjt-levels.ts';
import { cefrOf } from './cefr.ts';

describe('JLPT', () => {
  test.each([
    ['N1', 99, null],
    ['N1', 100, 'B2'],
    ['N1', 141, 'B2'],
    ['N1', 142, 'C1'],
    ['N1', 180, 'C1'],
    ['N2', 89, null],
    ['N2', 90, 'B1'],
    ['N2', 111, 'B1'],
    ['N2', 112, 'B2'],
    ['N2', 180, 'B2'],
    ['N3', 94, null],
    ['N3', 95, 'A2'],
    ['N3', 103, 'A2'],
    ['N3', 104, 'B1'],
    ['N3', 180, 'B1'],
    ['N4', 89, null],
    ['N4', 90, 'A2'],
    ['N4', 180, 'A2'],
    ['N5', 79, null],
    ['N5', 80, 'A1'],
    ['N5', 180, 'A1'],
    ['N1', 181, null],
  ] as const)('%s with %d points is %s', (level, score, cefr) => {
    expect(cefrOf('jlpt', score, level)).toBe(cefr);
  });

  test('a JLPT score without its level has no CEFR level', () => {
    expect(cefrOf('jlpt', 150)).toBeNull();
  });
});

test.each([
  ['toeic', 5, null],
  ['toeic', 115, null],
  ['toeic', 120, 'A1'],
  ['toeic', 220, 'A1'],
  ['toeic', 225, 'A2'],
  ['toeic', 545, 'A2'],
  ['toeic', 550, 'B1'],
  ['toeic', 780, 'B1'],
  ['toeic', 785, 'B2'],
  ['toeic', 940, 'B2'],
  ['toeic', 945, 'C1'],
  ['toeic', 990, 'C1'],
  ['toeic', 995, null],
  ['toeic', 787, null],
  ['toefl-ibt', -1, null],
  ['toefl-ibt', 0, 'A1'],
  ['toefl-ibt', 23, 'A1'],
  ['toefl-ibt', 24, 'A2'],
  ['toefl-ibt', 43, 'A2'],
  ['toefl-ibt', 44, 'B1'],
  ['toefl-ibt', 71, 'B1'],
  ['toefl-ibt', 72, 'B2'],
  ['toefl-ibt', 94, 'B2'],
  ['toefl-ibt', 95, 'C1'],
  ['toefl-ibt', 113, 'C1'],
  ['toefl-ibt', 114, 'C2'],
  ['toefl-ibt', 120, 'C2'],
  ['toefl-ibt', 121, null],
  ['toefl-ibt-2026', 0.5, null],
  ['toefl-ibt-2026', 1, 'A1'],
  ['toefl-ibt-2026', 1.5, 'A1'],
  ['toefl-ibt-2026', 2, 'A2'],
  ['toefl-ibt-2026', 2.5, 'A2'],
  ['toefl-ibt-2026', 3, 'B1'],
  ['toefl-ibt-2026', 3.5, 'B1'],
  ['toefl-ibt-2026', 4, 'B2'],
  ['toefl-ibt-2026', 4.5, 'B2'],
  ['toefl-ibt-2026', 5, 'C1'],
  ['toefl-ibt-2026', 5.5, 'C1'],
  ['toefl-ibt-2026', 6, 'C2'],
  ['toefl-ibt-2026', 6.5, null],
  ['ielts', 0, null],
  ['ielts', 3.5, null],
  ['ielts', 4, 'B1'],
  ['ielts', 5, 'B1'],
  ['ielts', 5.5, 'B2'],
  ['ielts', 6.5, 'B2'],
  ['ielts', 7, 'C1'],
  ['ielts', 8, 'C1'],
  ['ielts', 8.5, 'C2'],
  ['ielts', 9, 'C2'],
  ['ielts', 9.5, null],
  ['ielts', 6.25, null],
  ['ielts', Number.NaN, null],
  ['bjt', 800, null],
] as const)('%s %d is %s', (exam, score, cefr) => {
  expect(cefrOf(exam, score)).toBe(cefr);
});

test.each([
  [-1, null],
  [0, 'J5'],
  [199, 'J5'],
  [200, 'J4'],
  [319, 'J4'],
  [320, 'J3'],
  [419, 'J3'],
  [420, 'J2'],
  [529, 'J2'],
  [530, 'J1'],
  [599, 'J1'],
  [600, 'J1+'],
  [800, 'J1+'],
  [801, null],
] as const)('BJT %d is %s', (score, level) => {
  expect(bjtLevelOf(score)).toBe(level);
});
