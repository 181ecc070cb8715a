import { expect, test } from 'vitest';
import { formatMonth, today } from './day.ts';

test('uses the day in Japan', () => {
  expect(today(new Date('2026-11-14T14:59:59Z'))).toBe('2026-11-14');
  expect(today(new Date('2026-11-14T15:00:00Z'))).toBe('2026-11-15');
});

test.each([
  ['2027-03', 'ja', '2027年3月'],
  ['2027-03', 'en', 'Mar 2027'],
  ['1999-12', 'ja', '1999年12月'],
] as const)('words %s in language %s as %s', (month, reader, words) => {
  expect(formatMonth(month, reader)).toBe(words);
});
