import { expect, test } from 'vitest';
import { formatEnd, formatLocal, minuteInJapan } from './local-time.ts';

test('shows a time in Japan unchanged, in both languages', () => {
  expect(formatLocal('2026-12-04T18:30', 'ja')).toBe('2026年12月4日（金）18:30');
  expect(formatLocal('2026-12-04T18:30', 'en')).toBe('4 Dec 2026, 18:30');
});

test('shows only the time for an end on the same day', () => {
  expect(formatEnd('2026-12-04T18:30', '2026-12-04T20:00', 'ja')).toBe('20:00');
  expect(formatEnd('2026-12-04T22:30', '2026-12-05T00:30', 'ja')).toBe('2026年12月5日（土）00:30');
});

test('gives 18:30 for half past six in the evening in Japan', () => {
  expect(minuteInJapan(new Date('2026-12-04T09:30:00Z'))).toBe('2026-12-04T18:30');
});
