import { expect, test } from 'vitest';
import { rateOf } from './response.rules.ts';

test.each([
  [undefined, null],
  [{ asked: 9, answered: 9, medianMinutes: 60 }, null],
  [
    { asked: 10, answered: 10, medianMinutes: 89 },
    { percent: 100, medianHours: 1 },
  ],
  [
    { asked: 200, answered: 199, medianMinutes: 60 * 26 },
    { percent: 99, medianHours: 26 },
  ],
  [
    { asked: 12, answered: 0, medianMinutes: null },
    { percent: 0, medianHours: null },
  ],
])('%j', (counted, rate) => {
  expect(rateOf(counted)).toEqual(rate);
});
