import { expect, test } from 'vitest';
import { hasRoom, limitOf } from './plan.rules.ts';

test.each([
  [1, 0, true],
  [1, 2, true],
  [1, 3, false],
  [1, 9, false],
  [2, 0, true],
  [2, 100_000, true],
] as const)('plan %i with %i open jobs has room for another: %s', (plan, used, room) => {
  expect(hasRoom(plan, 'openJobs', used)).toBe(room);
});

test('limits equal those of the table of plans', () => {
  expect(limitOf(1, 'connectRequestsPerMonth')).toBe(30);
  expect(limitOf(2, 'shownPerTargetGroup')).toBeNull();
});
