import { expect, test } from 'vitest';
import { undoUntil } from './planned-store.ts';

const now = Date.parse('2026-11-19T01:00:00.000Z');

test.each([
  ['2026-11-19T01:01:00.000Z', 60],
  ['2026-11-19T01:00:05.000Z', 5],
  // The browser's clock is an hour off.
  ['2026-11-19T00:01:00.000Z', 60],
  ['2026-11-19T02:01:00.000Z', 60],
])('sent at %s: %i seconds remain', (sendsAt, seconds) => {
  expect(undoUntil(sendsAt, now)).toBe(now + seconds * 1000);
});
