import { expect, test } from 'vitest';
import { nameSearch } from './name-search.rules.ts';

test.each([
  ['Linh', 'Linh', 'Linh'],
  [' Nguyen  Linh ', 'NguyenLinh', 'NguyenLinh'],
  ['山田　太郎', '山田太郎', '山田太郎'],
  ['ぐえん', 'ぐえん', 'グエン'],
  ['ゔぃくとる', 'ゔぃくとる', 'ヴィクトル'],
  ['ｸﾞｴﾝ', 'グエン', 'グエン'],
  ['Ｌｉｎｈ', 'Linh', 'Linh'],
])('%s', (words, written, kana) => {
  expect(nameSearch(words)).toEqual({ written, kana });
});
