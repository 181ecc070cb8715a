import { expect, test } from 'vitest';
import { shownFigures } from './request-figures.rules.ts';

test.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 5],
  [9, 5],
  [23, 20],
])('%i opened requests are shown as %i', (opened, shown) => {
  const exact = { sent: 30, accepted: 3, declined: 2 };
  expect(shownFigures({ ...exact, opened })).toEqual({ ...exact, opened: shown });
});
