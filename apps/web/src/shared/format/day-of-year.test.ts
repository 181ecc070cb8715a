import { expect, it } from 'vitest';
import { formatDayOfYear } from './day-of-year.ts';

const now = new Date('2026-12-31T14:59:00Z');

it.each([
  ['2026-11-05T16:05:00Z', 'ja', '11月6日'],
  ['2026-11-05T16:05:00Z', 'en', '6 Nov'],
  ['2025-11-05T16:05:00Z', 'ja', '2025年11月6日'],
  ['2025-11-05T16:05:00Z', 'en', '6 Nov 2025'],
] as const)('words %s in language %s as %s', (iso, language, words) => {
  expect(formatDayOfYear(iso, language, now)).toBe(words);
});
