import { expect, test } from 'vitest';
import { katakanaName } from '../fields/fields.ts';
import type { CountryCode } from '../reference/places/countries.ts';
import { suggestName, typedAsKatakana } from './suggest-name.ts';

type Row = readonly [country: CountryCode | null, family: string, given: string, read: string];

const read = (country: CountryCode | null, family: string, given: string): string =>
  [suggestName(family, 'family', country), suggestName(given, 'given', country)]
    .map((one) => one ?? '?')
    .join(' / ');

test.each<Row>([
  ['VN', 'Nguyen Thi', 'Linh', 'グエン ティ / リン'],
  ['VN', 'TRẦN VĂN', 'Đức', 'チャン ヴァン / ドゥック'],
  ['VN', 'Phạm', 'Ngọc Anh', 'ファム / ゴック アイン'],
  ['VN', 'Nguyen', 'Brandon', 'グエン / ?'],
  ['CN', 'Wang', 'Xiaoming', 'ワン / シャオミン'],
  ['CN', 'Zhang', 'Yuhan', 'ジャン / ユイハン'],
  ['CN', 'Li', 'Na', 'リー / ナー'],
  ['CN', 'Lyu', 'Xian', 'リュイ / シエン'],
  ['CN', 'Ouyang', 'Jing', 'オウヤン / ジン'],
  ['CN', 'Wang', 'Michael', 'ワン / ?'],
  ['TW', 'Hsieh', 'Yi-Chen', 'シエ / ?'],
  ['TW', 'Tsai', 'Mei-ling', 'ツァイ / ?'],
  ['KR', 'Kim', 'Ji-hoon', 'キム / ジフン'],
  ['KR', 'Park', 'Seoyeon', 'パク / ソヨン'],
  ['KR', 'Lee', 'Min Jun', 'イ / ミン ジュン'],
  ['KR', 'Choi', 'Grace', 'チェ / ?'],
  ['NP', 'Shrestha', 'Arjun', 'シュレスタ / アルジュン'],
  ['NP', 'K.C.', 'Sabina', 'ケーシー / サビナ'],
  ['NP', 'Thapa Magar', 'Ram Bahadur', 'タパ マガル / ラム バハドゥル'],
  ['NP', 'Thapa', 'Xyz', 'タパ / ?'],
  ['ID', 'Santoso', 'Budi', 'サントソ / ブディ'],
  ['ID', 'Wijaya', 'Dewi Lestari', 'ウィジャヤ / デウィ レスタリ'],
  ['MM', 'Aung', 'Kyaw Zin', 'アウン / チョー ジン'],
  ['MM', 'Aung', 'Christopher', 'アウン / ?'],
  ['LK', 'Perera', 'Kasun', 'ペレラ / カスン'],
  ['BD', 'Rahman', 'Tanvir', 'ラフマン / タンヴィル'],
  ['IN', 'Sharma', 'Priya', 'シャルマ / プリヤ'],
  ['PH', 'Dela Cruz', 'Maria', 'デラ クルス / マリア'],
  ['PH', 'Reyes', 'Jejomar', 'レイエス / ?'],
  ['MN', 'Batbayar', 'Nomin', 'バトバヤル / ノミン'],
  ['US', 'Smith', 'Emily', 'スミス / エミリー'],
  ['JP', 'Yamada', 'Shinpachi', 'ヤマダ / シンパチ'],
  ['FR', 'Dupont', 'Camille', '? / ?'],
  [null, 'Nguyen', 'Linh', 'グエン / リン'],
  [null, 'Shrestha', 'Sabina', 'シュレスタ / サビナ'],
  // Vietnamese or Korean: ambiguous without the country.
  [null, 'Do', 'Hung', '? / フン'],
  [null, 'Dupont', 'Camille', '? / ?'],
])('%s %s %s is read %s', (country, family, given, expected) => {
  expect(read(country, family, given)).toBe(expected);
});

test('suggests nothing for text that is no name in Latin letters', () => {
  for (const name of ['', '  ', '王', 'ليلى', 'Linh 2', 'a'.repeat(5000), 'グエン']) {
    expect(suggestName(name, 'given', 'VN'), name).toBeUndefined();
    expect(suggestName(name, 'given', 'CN'), name).toBeUndefined();
  }
});

test.each([
  ['ぐえん　てぃ', 'VN', 'グエン ティ'],
  ['ｸﾞｴﾝ', 'VN', 'グエン'],
  ['グエン', 'VN', 'グエン'],
  ['nguyen', 'VN', 'グエン'],
  ['Tanaka', null, 'タナカ'],
  ['グエン Maya', 'NP', 'グエン マヤ'],
  ['Brandon', 'VN', 'Brandon'],
  ['吉美', null, '吉美'],
] as const)('%s (%s) typed as a reading becomes %s', (typed, country, expected) => {
  expect(typedAsKatakana(typed, 'family', country)).toBe(expected);
});

test('the form accepts every suggestion', () => {
  for (const name of ['Lyu', 'Zhuang', 'Er', 'Rong', 'Nguyen', 'Xuan', 'Jose']) {
    for (const country of ['CN', 'VN', 'PH'] as const) {
      const kana = suggestName(name, 'family', country);
      if (kana !== undefined) expect(katakanaName.safeParse(kana).success, kana).toBe(true);
    }
  }
});
