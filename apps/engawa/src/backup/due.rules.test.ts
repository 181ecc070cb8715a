import { expect, test } from 'vitest';
import { isDue } from './due.rules.ts';

const now = new Date('2027-04-01T12:29:00Z');

test.each([
  [undefined, 24, true],
  ['2027-03-31T12:29:02.100Z', 24, true],
  ['2027-03-31T13:29:02.100Z', 24, false],
  ['2027-03-25T12:30:00Z', 168, true],
  ['2027-04-01T11:29:05Z', 1, true],
  ['2027-04-01T12:20:00Z', 1, false],
  // After the clock was set back, a backup in the future does not cause one every hour.
  ['2027-04-02T00:00:00Z', 24, false],
])('newest backup %s, every %i hours: due is %s', (newest, hours, due) => {
  expect(isDue(newest ? new Date(newest) : undefined, hours, now)).toBe(due);
});
