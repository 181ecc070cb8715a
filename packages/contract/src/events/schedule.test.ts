import { expect, test } from 'vitest';
import { hasStarted, isOver, takesApplications } from './schedule.ts';

const times = (startsAt: string | null, endsAt: string | null, deadline: string | null) => ({
  startsAt,
  endsAt,
  deadline,
});
const talk = times('2026-11-15T14:00', '2026-11-15T16:00', null);
const closing = { ...talk, deadline: '2026-11-10T23:59' };
const undated = times(null, null, null);

test.each([
  ['before the start', talk, '2026-11-15T13:59', [true, false, false]],
  ['at the start', talk, '2026-11-15T14:00', [false, true, false]],
  ['in the middle', talk, '2026-11-15T15:59', [false, true, false]],
  ['at the end', talk, '2026-11-15T16:00', [false, true, true]],
  ['in the last minute of the deadline', closing, '2026-11-10T23:59', [true, false, false]],
  ['after the deadline', closing, '2026-11-11T00:00', [false, false, false]],
  [
    'without an end',
    times('2026-11-15T14:00', null, null),
    '2026-11-15T14:00',
    [false, true, true],
  ],
  ['without a date', undated, '2026-11-15T14:00', [true, false, false]],
])('%s', (_, schedule, now, expected) => {
  expect([
    takesApplications(schedule, now),
    hasStarted(schedule, now),
    isOver(schedule, now),
  ]).toEqual(expected);
});
