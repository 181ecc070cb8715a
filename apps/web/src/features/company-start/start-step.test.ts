import { expect, test } from 'vitest';
import { startStep } from './start-step.ts';

test.each([
  [false, {}, 'page'],
  [false, { 3: 1 }, 'page'],
  [true, {}, 'job'],
  [true, { 1: 0, 2: 0, 3: 0, 4: 0 }, 'job'],
  [true, { 3: 2 }, 'publish'],
  [true, { 1: 1 }, undefined],
  [true, { 2: 1, 3: 1 }, undefined],
  [true, { 4: 1 }, undefined],
])('with page published %s and jobs %o the next step is %s', (pagePublished, jobs, step) => {
  expect(startStep({ pagePublished, jobs })).toBe(step);
});
