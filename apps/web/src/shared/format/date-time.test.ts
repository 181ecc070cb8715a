import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTableDate } from './date-time.ts';

it('shows the time in Japan, whatever the time zone of the machine', () => {
  expect(formatDateTime('2026-09-04T16:05:00Z', 'ja')).toBe('2026/09/05 01:05');
  expect(formatDateTime('2026-09-04T16:05:00Z', 'en')).toBe('5 Sep 2026, 01:05');
});

it('pads days in tables to the same number of digits', () => {
  expect(formatTableDate('2026-09-04T16:05:00Z', 'ja')).toBe('2026/09/05');
  expect(formatTableDate('2026-11-14T16:05:00Z', 'ja')).toBe('2026/11/15');
});

it('words a day in the language', () => {
  expect(formatDate('2026-11-15', 'ja')).toBe('2026年11月15日（日）');
  expect(formatDate('2026-11-15', 'en')).toBe('15 Nov 2026');
});
