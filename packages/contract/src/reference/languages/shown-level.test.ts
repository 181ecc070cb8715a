import { expect, test } from 'vitest';
import { shownLevel } from './shown-level.ts';

test.each([
  ['jlpt', 112, 'N2', 'CEFR B2'],
  ['jlpt', 112, null, null],
  ['bjt', 530, null, 'BJT J1'],
  ['bjt', 801, null, null],
  ['toeic', 785, null, 'CEFR B2'],
  ['toeic', 787, null, null],
  ['ielts', null, null, null],
  [null, 5, null, null],
] as const)('%s %s %s shows %s', (exam, score, level, words) => {
  expect(shownLevel(exam, score, level)).toBe(words);
});
