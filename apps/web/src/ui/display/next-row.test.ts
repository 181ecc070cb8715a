import { expect, test } from 'vitest';
import { nextRow } from './next-row.ts';

test.each([
  { what: 'the next one moves up', left: 'b', now: ['a', 'c'], next: 'c' },
  { what: 'the last one is followed by the one before it', left: 'c', now: ['a', 'b'], next: 'b' },
  { what: 'a row from the next page comes in', left: 'c', now: ['a', 'b', 'd'], next: 'd' },
  { what: 'one above it left too', left: 'b', now: ['c'], next: 'c' },
  { what: 'nothing is left', left: 'a', now: [], next: undefined },
])('$what', ({ left, now, next }) => {
  expect(nextRow(left, ['a', 'b', 'c'], now)).toBe(next);
});
