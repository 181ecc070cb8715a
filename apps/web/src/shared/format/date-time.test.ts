import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './date-time.ts';

it('shows the time in Japan, whatever the zone of the machine', () => {
  expect(formatDateTime('2026-11-14T16:05:00Z', 'ja')).toBe('2026/11/15 1:05');
  expect(formatDateTime('2026-11-14T16:05:00Z', 'en')).toBe('15 Nov 2026, 1:05');
});

it('shows a day in the words of the language', () => {
  expect(formatDate('2026-11-15', 'ja')).toBe('2026年11月15日（日）');
  expect(formatDate('2026-11-15', 'en')).toBe('15 Nov 2026');
});
