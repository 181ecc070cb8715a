import { expect, test } from 'vitest';
import { countCharacters } from './text-length.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['日本語', 3],
  ['髙﨑', 2],
  ['𠮷野家', 3],
  ['葛󠄀城', 2],
  ['が', 1],
  ['か\u3099', 1],
  ['é', 1],
  ['e\u0301', 1],
  ['👩‍🔬', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇯🇵🇻🇳', 2],
  ['👍🏽', 1],
  ['नमस्ते', 3],
  ['สวัสดี', 4],
  ['مرحبا', 5],
  ['a b', 3],
  ['a\nb', 2],
  ['a\r\nb\n\n', 2],
  ['\t', 1],
])('%j has %d', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
