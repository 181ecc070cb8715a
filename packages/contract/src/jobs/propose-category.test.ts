import { expect, test } from 'vitest';
import { proposeCategory } from './propose-category.ts';

test.each([
  ['法人営業（新卒）', 1],
  ['貿易事務', 1],
  ['Corporate sales', 1],
  ['カスタマーサポート', 1],
  ['Webデザイナー', 2],
  ['Product designer, new graduate', 2],
  ['書籍編集', 2],
  ['バックエンドエンジニア', 3],
  ['Site reliability engineer', 3],
  ['営業エンジニア', 3],
  ['データアナリスト', 3],
  ['星をみる人', null],
  ['', null],
] as const)('%s: %s', (title, category) => {
  expect(proposeCategory(title)).toBe(category);
});
