import { expect, test } from 'vitest';
import { longRuns, proseOf, queryOf, wordsOf } from './search-words.ts';

test('indexes Japanese by pairs of letters, other scripts by words', () => {
  expect(wordsOf(['機械学習のEngineer（C++）', null, 'ＡＩ'])).toEqual(
    ['機械', '械学', '学習', '習の', 'の', 'engineer', 'c++', 'ai'].toSorted(),
  );
});

test.each([
  ['看護', "'看護'"],
  ['機械学習', "'機械' & '械学' & '学習'"],
  ['看', "'看':*"],
  ['Sales', "'sales':*"],
  ['ｓａｌｅｓ　東京', "'東京' & 'sales':*"],
  ['C', "'c'"],
  ['C++', "'c++':*"],
  ['café', "'cafe':*"],
  [`100%_"'\\*`, "'100':*"],
  ['ﾍﾞﾄﾅﾑ', "'べと' & 'とな' & 'なむ'"],
  ['ヴァイオリン', "'ゔぁ' & 'ぁい' & 'いお' & 'おり' & 'りん'"],
  ['東京東京', "'東京' & '京東'"],
])('%s asks for %s', (word, query) => {
  expect(queryOf(word)).toBe(query);
});

test.each(['', '   ', '😀', `%'"*\\`, '・…！'])('nothing can be found by "%s"', (word) => {
  expect(queryOf(word)).toBeNull();
});

test('finds longer Japanese words in the normalised text', () => {
  expect(proseOf(['ベトナムの大学でPythonを学び、', null, '力、ﾍﾞﾄﾅﾑの大学で'])).toBe(
    'べとなむの大学で を学び',
  );
  expect(longRuns('ﾍﾞﾄﾅﾑ 大学 Python べとなむ')).toEqual(['べとなむ']);
  expect(longRuns('研究 C++')).toEqual([]);
});
