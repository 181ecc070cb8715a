import { expect, test } from 'vitest';
import { todayInJapan } from './today.ts';

test.each([
  ['2026-11-15T14:59:59Z', '2026-11-15'],
  ['2026-11-15T15:00:00Z', '2026-11-16'],
  ['2026-12-31T15:00:00Z', '2027-01-01'],
  ['2027-03-01T00:00:00Z', '2027-03-01'],
])('at %s it is %s in Japan', (now, day) => {
  expect(todayInJapan(new Date(now))).toBe(day);
});
