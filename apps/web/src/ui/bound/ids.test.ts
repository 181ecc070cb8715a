import { expect, test } from 'vitest';
import { numberFrom } from './ids.ts';

test.each([
  ['1200', 1200],
  ['１，２００', 1200],
  ['220,000', 220_000],
  [' 12.5 ', 12.5],
  ['', ''],
  ['  ', ''],
  ['twelve', 'twelve'],
  [40, 40],
])('%j is %j', (typed, value) => {
  expect(numberFrom(typed)).toBe(value);
});
