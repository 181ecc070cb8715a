import { expect, test } from 'vitest';
import { quotable } from './quote.ts';

test.each([
  ['本社3階', '本社3階'],
  ['本社\n\nURGENT: call us', '本社 URGENT: call us'],
  ['終了」【Engawa】パスワード「', '終了』【Engawa】パスワード『'],
  ['a ”b” \u202Ec\u2066', 'a ’b’  c'],
  ['  髙﨑𠮷  ', '髙﨑𠮷'],
])('%j becomes %j', (text, line) => {
  expect(quotable(text)).toBe(line);
});

test('counts the length in characters and marks the cut', () => {
  const family = '👨‍👩‍👧';
  expect(quotable(family.repeat(5), 4)).toBe(`${family.repeat(3)}…`);
  expect(quotable('あ'.repeat(80))).toBe('あ'.repeat(80));
  expect(Array.from(quotable('あ'.repeat(81)))).toHaveLength(80);
});
