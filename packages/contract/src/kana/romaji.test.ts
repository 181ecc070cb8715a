import { expect, test } from 'vitest';
import { romajiToKatakana } from './romaji.ts';

test.each([
  ['yamada', 'ヤマダ'],
  ['shinpachi', 'シンパチ'],
  ['anna', 'アンナ'],
  ['hattori', 'ハットリ'],
  ['kyoko', 'キョコ'],
  ['namba', 'ナンバ'],
  ['budi', 'ブディ'],
  ['dyulia', 'デュリア'],
  ['linh', undefined],
  ['smith', undefined],
  ['', undefined],
])('%s is read %s', (word, kana) => {
  expect(romajiToKatakana(word)).toBe(kana);
});
