import { expect, test } from 'vitest';
import { searchUniversities } from './search-universities.ts';
import { universities } from './universities.ts';

const ids = (query: string, limit?: number) => searchUniversities(query, limit).map(({ id }) => id);

test.each([
  ['筑波', 'tsukuba'],
  ['筑波大学', 'tsukuba'],
  ['筑波大', 'tsukuba'],
  ['tsukuba', 'tsukuba'],
  ['University of Tsukuba', 'tsukuba'],
  ['東大', 'tokyo'],
  ['tokyo', 'tokyo'],
  ['Tōkyō', 'tokyo'],
  ['東京 大学', 'tokyo'],
  ['osaka university', 'osaka'],
  ['waseda', 'waseda'],
  ['早稲田', 'waseda'],
  ['早大', 'waseda'],
  ['慶応', 'keio'],
  ['慶應', 'keio'],
  ['国学院大学', 'kokugakuin'],
  ['東京芸術大学', 'tokyo-arts'],
  ['立命館アジア', 'apu'],
  ['ＡＰＵ', 'apu'],
  ['ＩＣＵ', 'icu'],
  ['science tokyo', 'science-tokyo'],
  ['東京工業大学', 'science-tokyo'],
  ['st lukes', 'st-lukes'],
  ['北陸先端科学技術大学院大学', 'jaist'],
])('%s finds %s first', (query, id) => {
  expect(ids(query)[0]).toBe(id);
});

test('orders by exact name, start of the name, start of a word, then any position', () => {
  const found = ids('京都', 100);
  expect(found[0]).toBe('kyoto');
  expect(found.indexOf('kyoto-education')).toBeLessThan(found.indexOf('tokyo-metropolitan'));
  expect(ids('christian')).toContain('icu');
  expect(ids('ritsumeikan')).toEqual(['ritsumeikan', 'apu']);
});

test.each([[''], ['  '], ['大学'], ['University'], ['ぬるぽ'], ['zzzz'], ['!?']])(
  '%j finds nothing',
  (query) => {
    expect(ids(query)).toEqual([]);
  },
);

test('returns at most twenty, or the given limit', () => {
  expect(ids('大')).toHaveLength(20);
  expect(ids('大', 3)).toHaveLength(3);
});

test('finds every university by its own names', () => {
  const lost = universities.filter(
    (one) =>
      !searchUniversities(one.name.ja, 900).includes(one) ||
      !searchUniversities(one.name.en, 900).includes(one) ||
      searchUniversities(one.name.ja, 1)[0] !== one,
  );
  expect(lost.map(({ id }) => id)).toEqual([]);
});
