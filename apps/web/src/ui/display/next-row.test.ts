import { expect, test } from 'vitest';
import { nextRow } from './next-row.ts';

test.each([
  { what: 'picks the row that moved up', left: 'b', now: ['a', 'c'], next: 'c' },
  { what: 'picks the previous row after the last one left', left: 'c', now: ['a', 'b'], next: 'b' },
  { what: 'picks a row that came from the next page', left: 'c', now: ['a', 'b', 'd'], next: 'd' },
  { what: 'counts rows above that left too', left: 'b', now: ['c'], next: 'c' },
  { what: 'is undefined in an empty list', left: 'a', now: [], next: undefined },
])('$what', ({ left, now, next }) => {
  expect(nextRow(left, ['a', 'b', 'c'], now)).toBe(next);
});
