import { scholarshipDeadline2025 } from '@engawa/contract/reference/scholarship';
import { expect, test } from 'vitest';
import { isOpen } from './scholarship.rules.ts';

const period = {
  opensAt: new Date('2025-02-01T00:00:00+09:00'),
  deadline: new Date(scholarshipDeadline2025),
};

test.each([
  ['2025-01-31T23:59:59.999+09:00', false],
  ['2025-02-01T00:00:00.000+09:00', true],
  ['2025-04-30T23:58:59.999+09:00', true],
  ['2025-04-30T23:59:00.000+09:00', true],
  ['2025-04-30T23:59:59.999+09:00', true],
  ['2025-05-01T00:00:00.000+09:00', false],
])('at %s it is open: %s', (now, open) => {
  expect(isOpen(period, new Date(now))).toBe(open);
});
