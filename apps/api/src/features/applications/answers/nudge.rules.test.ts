import type { ApplicationStatus } from '@engawa/contract/applications/schemas';
import { expect, test } from 'vitest';
import { nudgeOf } from './nudge.rules.ts';

const appliedAt = new Date('2026-11-01T00:00:00Z');
const after = (hours: number) => new Date(appliedAt.getTime() + hours * 3_600_000);

test.each<[ApplicationStatus, number, 3 | 7 | null, number | null]>([
  ['new', 71, null, 72],
  ['new', 72, 3, 168],
  ['in-progress', 72, null, 168],
  ['new', 168, 7, null],
  ['in-progress', 200, 7, null],
  ['withdrawn', 72, null, null],
  ['offered', 168, null, null],
])('%s after %d hours', (status, hours, days, next) => {
  expect(nudgeOf({ appliedAt, status }, after(hours))).toEqual({
    days,
    next: next === null ? null : after(next),
  });
});
