import { expect, test } from 'vitest';
import { addPlanned, plannedOutcomes, removePlanned, undoUntil } from './planned-store.ts';

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

test('an outcome that is undone alone leaves the others of its group', () => {
  addPlanned(['a', 'b'], new Date().toISOString());
  addPlanned(['c'], new Date().toISOString());
  removePlanned(['a', 'c']);
  expect(plannedOutcomes.get().map(({ ids }) => ids)).toEqual([['b']]);
});
