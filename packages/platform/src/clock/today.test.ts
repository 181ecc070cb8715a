import { expect, test } from 'vitest';
import { lastTime, minuteInJapan, momentOf, nextTime, todayInJapan } from './today.ts';

test.each([
  ['2026-11-15T14:59:59Z', '2026-11-15'],
  ['2026-11-15T15:00:00Z', '2026-11-16'],
  ['2026-12-31T15:00:00Z', '2027-01-01'],
  ['2027-03-01T00:00:00Z', '2027-03-01'],
])('at %s it is %s in Japan', (now, day) => {
  expect(todayInJapan(new Date(now))).toBe(day);
});

test.each([
  ['2026-11-15T14:59:59Z', '2026-11-15T23:59'],
  ['2026-11-15T15:00:00Z', '2026-11-16T00:00'],
  ['2026-12-31T15:07:00Z', '2027-01-01T00:07'],
])('at %s it is %s to the minute', (now, minute) => {
  expect(minuteInJapan(new Date(now))).toBe(minute);
  expect(minuteInJapan(momentOf(minute))).toBe(minute);
});

test.each([
  ['2026-11-15T22:59:59Z', '2026-11-14T23:00:00.000Z'],
  ['2026-11-15T23:00:00Z', '2026-11-15T23:00:00.000Z'],
  ['2026-11-16T14:59:00Z', '2026-11-15T23:00:00.000Z'],
  ['2026-11-16T15:01:00Z', '2026-11-15T23:00:00.000Z'],
])('at %s the last eight in the morning was %s', (now, at) => {
  expect(lastTime(8, new Date(now)).toISOString()).toBe(at);
  expect(nextTime(8, new Date(now)).getTime()).toBe(new Date(at).getTime() + 86_400_000);
});
