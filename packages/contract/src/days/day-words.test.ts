import { expect, test } from 'vitest';
import { dayInTable, dayInWords } from './day-words.ts';

test.each([
  ['2026-11-26', 'ja', '2026年11月26日（木）', '2026/11/26'],
  ['2026-11-26', 'en', '26 Nov 2026', '26 Nov 2026'],
  ['2027-09-05', 'ja', '2027年9月5日（日）', '2027/09/05'],
  ['2027-09-05', 'en', '5 Sep 2027', '5 Sep 2027'],
] as const)('%s (%s): %s, in tables %s', (day, language, words, table) => {
  expect([dayInWords(day, language), dayInTable(day, language)]).toEqual([words, table]);
});
