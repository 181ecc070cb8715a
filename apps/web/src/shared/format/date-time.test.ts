import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './date-time.ts';

it('shows the time in Japan, whatever the zone of the machine', () => {
  expect(formatDateTime('2026-11-14T16:05:00Z', 'ja')).toBe('2026/11/15 1:05');
  // Newer Intl data puts a narrow space before AM; the words are what matters.
  expect(formatDateTime('2026-11-14T16:05:00Z', 'en').replace(/\s/g, ' ')).toBe(
    'Nov 15, 2026, 1:05 AM',
  );
});

it('shows a day in the words of the language', () => {
  expect(formatDate('2026-11-15', 'ja')).toBe('2026年11月15日');
  expect(formatDate('2026-11-15', 'en')).toBe('November 15, 2026');
});
