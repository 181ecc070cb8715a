import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

const written = async (code: string): Promise<string | undefined> => {
  const found = await readAddress(code);
  const kana = found?.kana;
  return (
    found &&
    [
      `${found.prefecture}${found.city}${found.town}`,
      ...(kana ? [[kana.prefecture, kana.city, kana.town].filter(Boolean).join(' ')] : []),
    ].join(' / ')
  )?.trim();
};

test.each([
  ['a town', '3050005', '茨城県つくば市天久保 / イバラキケン ツクバシ アマクボ'],
  ['all of a village', '1000301', '東京都利島村 / トウキョウト トシマムラ'],
  [
    'a town by that name',
    '5220317',
    '滋賀県犬上郡多賀町一円 / シガケン イヌカミグンタガチョウ イチエン',
  ],
  ['the rest of a ward', '1000000', '東京都千代田区 / トウキョウト チヨダク'],
  ['without buildings', '1000004', '東京都千代田区大手町 / トウキョウト チヨダク オオテマチ'],
  [
    'without lots',
    '0287917',
    '岩手県九戸郡洋野町種市 / イワテケン クノヘグンヒロノチョウ タネイチ',
  ],
  ['one of several towns', '4520961', '愛知県清須市 / アイチケン キヨスシ'],
  ['an office, which has no reading', '0608621', '北海道札幌市中央区北一条西'],
  ['the rest of two prefectures', '4980000', undefined],
  ['nothing', '0000000', undefined],
])('%s', async (_what, code, address) => {
  expect(await written(code)).toBe(address);
});
