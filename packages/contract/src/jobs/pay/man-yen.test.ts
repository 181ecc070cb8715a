import { expect, test } from 'vitest';
import { manYen } from './man-yen.ts';

test.each([
  [250_000, '25万円'],
  [253_500, '25万3,500円'],
  [10_000, '1万円'],
  [10_001, '1万1円'],
  [3_000_000, '300万円'],
  [12_345_678, '1,234万5,678円'],
  [100_000_000, '1億円'],
  [120_000_500, '1億2,000万500円'],
  [9_999, null],
  [0, null],
  [-250_000, null],
  [250_000.5, null],
  [Number.NaN, null],
])('%d → %s', (amount, said) => {
  expect(manYen(amount)).toBe(said);
});
