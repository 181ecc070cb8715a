import { expect, test } from 'vitest';
import { plainPattern } from './plain-pattern.ts';

test.each([
  ['^[^\\p{Cc}\\p{Zl}]*$', '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028]*$'],
  ['\\p{Zp}', '[\\u2029]'],
  ['^\\[\\p{Zp}', '^\\[[\\u2029]'],
  ['^\\d{4}-[\\w.]+$', '^[0-9]{4}-[A-Za-z0-9_.]+$'],
  ['\\\\d', '\\\\d'],
])('%s', (pattern, plain) => {
  expect(plainPattern(pattern)).toBe(plain);
});

test('matches the same texts as before', () => {
  const kana = '^[\\p{Script=Katakana}ー・=\\- ]+$';
  const [before, after] = [new RegExp(kana, 'u'), new RegExp(plainPattern(kana))];
  for (const text of ['カタカナ', 'ァ・ヶ', 'ﾊﾝｶｸ', 'ひらがな', '漢字', 'a', '']) {
    expect(after.test(text), text).toBe(before.test(text));
  }
});
