import { expect, test } from 'vitest';
import { eventTime } from './event-time.rules.ts';

const afternoon = { startsAt: '2026-11-15T14:00', endsAt: '2026-11-15T16:00' };
const overnight = { startsAt: '2026-12-31T22:30', endsAt: '2027-01-01T01:00' };

test.each([
  [
    afternoon,
    '2026年11月15日（日）14:00～16:00（日本時間）',
    '15 Nov 2026, 14:00–16:00 (Japan time)',
  ],
  [
    overnight,
    '2026年12月31日（木）22:30～2027年1月1日（金）01:00（日本時間）',
    '31 Dec 2026, 22:30–1 Jan 2027, 01:00 (Japan time)',
  ],
  [
    { ...afternoon, endsAt: null },
    '2026年11月15日（日）14:00（日本時間）',
    '15 Nov 2026, 14:00 (Japan time)',
  ],
  [{ startsAt: null, endsAt: null }, '', ''],
])('%j', (times, ja, en) => {
  expect([eventTime(times, 'ja'), eventTime(times, 'en')]).toEqual([ja, en]);
});
