import { expect, test } from 'vitest';
import { nextStep } from './steps.ts';

const bounds = { from: 1_000, most: 20_000, nearness: 0.15 };

/** The steps for a product that can serve `holds` users. */
function stepsFor(holds: number): number[] {
  const tried: { users: number; held: boolean }[] = [];
  for (let next = nextStep(tried, bounds); next; next = nextStep(tried, bounds)) {
    tried.push({ users: next, held: next <= holds });
  }
  return tried.map(({ users }) => users);
}

test.each([
  [9_000, [1_000, 2_000, 4_000, 8_000, 16_000, 12_000, 10_000, 9_000]],
  [15_900, [1_000, 2_000, 4_000, 8_000, 16_000, 12_000, 14_000]],
  [700, [1_000, 500]],
  [100, [1_000, 500]],
  [99_999, [1_000, 2_000, 4_000, 8_000, 16_000, 20_000]],
])('when %i users can be served, tries %j', (holds, expected) =>
  expect(stepsFor(holds)).toEqual(expected),
);
