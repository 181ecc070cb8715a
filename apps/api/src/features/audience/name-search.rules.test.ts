import { expect, test } from 'vitest';
import { nameWords } from './name-search.rules.ts';

test.each([
  ['Linh', ['Linh']],
  [' Van  Nguyen ', ['Nguyen', 'Van']],
  ['山田　太郎', ['山田', '太郎']],
  ['マリア・ガルシア', ['ガルシア', 'マリア']],
  ['Ｌｉｎｈ', ['Linh']],
  ['a b c d e f', ['a', 'b', 'c', 'd']],
  [' ・ ', undefined],
])('%s', (typed, words) => {
  expect(nameWords(typed)).toEqual(words);
});
