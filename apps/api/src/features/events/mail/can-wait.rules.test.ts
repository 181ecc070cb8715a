import { expect, test } from 'vitest';
import { canWaitForMorning } from './can-wait.rules.ts';

// Eight in the morning in Japan is 23:00 UTC of the day before.
test.each([
  ['the evening before, for an event two mornings later', '2031-04-07T08:00', true],
  ['the evening before, for one a minute earlier', '2031-04-07T07:59', false],
  ['the evening before, for the next day', '2031-04-06T18:00', false],
  ['for one in a month', '2031-05-05T10:00', true],
  ['for one whose time is open', null, true],
])('%s', (_when, startsAt, waits) => {
  expect(canWaitForMorning(startsAt, new Date('2031-04-05T20:00:00+09:00'))).toBe(waits);
});

test('from eight o’clock on, the next morning is that of the next day', () => {
  const starts = '2031-04-07T10:00';
  expect(canWaitForMorning(starts, new Date('2031-04-06T07:59:00+09:00'))).toBe(true);
  expect(canWaitForMorning(starts, new Date('2031-04-06T08:00:00+09:00'))).toBe(false);
});
