import { expect, test } from 'vitest';
import { retryAfterMs } from './failures.ts';

const now = Date.parse('2026-05-01T00:00:00Z');

test.each([
  [null, undefined],
  ['3', 3000],
  ['0', 0],
  ['Fri, 01 May 2026 00:00:02 GMT', 2000],
  ['Thu, 30 Apr 2026 00:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
])('Retry-After: %s', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
