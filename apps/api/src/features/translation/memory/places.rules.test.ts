import { expect, test } from 'vitest';
import { placeIn } from './places.rules.ts';

test.each([
  ['東京都渋谷区', 'Shibuya-ku, Tokyo'],
  ['大阪府大阪市北区', 'Kita-ku, Osaka-shi, Osaka'],
  ['京都府京都市下京区', 'Shimogyo-ku, Kyoto-shi, Kyoto'],
  ['名古屋市中村区', 'Nakamura-ku, Nagoya-shi'],
  ['北海道札幌市', 'Sapporo-shi, Hokkaido'],
])('%s and %s', (ja, en) => {
  expect(placeIn(ja, 'en')).toBe(en);
  expect(placeIn(en, 'ja')).toBe(ja);
});

test.each([
  ['本社', 'Head office'],
  ['東京本社（東京都千代田区）', 'Tokyo head office (Chiyoda-ku, Tokyo)'],
  ['横浜支店(神奈川県横浜市西区)', 'Yokohama branch (Nishi-ku, Yokohama-shi, Kanagawa)'],
  ['研究所', 'Laboratory'],
])('%s: %s', (ja, en) => {
  expect(placeIn(ja, 'en')).toBe(en);
});

test.each([
  '',
  '東京都架空区',
  '渋谷区1-2-3',
  '新宿本社ビル',
  '東京本社（駅前）',
  'シブヤ区',
  '営業',
])('%j is not a known place', (text) => {
  expect(placeIn(text, 'en')).toBeNull();
});

test.each(['', 'Tokyo, Shibuya-ku', 'Springfield, Tokyo', 'Sales'])(
  '%j has no English name',
  (text) => {
    expect(placeIn(text, 'ja')).toBeNull();
  },
);
