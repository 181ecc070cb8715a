import { expect, test } from 'vitest';
import { countryNumber } from './student-columns.ts';
import { marks, numberNames, readStudentLines } from './student-lines.ts';

const lineOf = (parts: readonly string[]): string => parts.join(marks.part);
const numbers = numberNames.map((_, at) => at * 7 - 3);

test('reads rows from the concatenated text unchanged', () => {
  const text = [
    lineOf(['one', 'JP', 'VN', numbers.join(' '), '10 17', '17', '東京大学', "'東京' 'c++'"]),
    lineOf(['two', 'DE', '', numbers.map(() => 0).join(' '), '', '', '', '']),
  ].join(marks.row);
  const [first, second, ...more] = [...readStudentLines(text)].map(({ words, ...row }) => ({
    ...row,
    words: words?.text.slice(words.from, words.to),
  }));
  expect(more).toEqual([]);
  expect(first).toEqual({
    id: 'one',
    values: {
      ...Object.fromEntries(numberNames.map((name, at) => [name, numbers[at]])),
      country: countryNumber('JP'),
      origin: countryNumber('VN'),
    },
    terms: [':university:東京大学', ':language:10', ':language:17', ':certified:17'],
    words: "'東京' 'c++'",
  });
  expect(second).toMatchObject({ id: 'two', values: { origin: 0 }, words: '' });
  expect(second?.terms).toEqual([':university:']);
});

test('an empty text has no rows', () => {
  expect([...readStudentLines('')]).toEqual([]);
});
