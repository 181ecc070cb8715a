import { describe, expect, test } from 'vitest';
import type { Planned } from './queries.ts';
import { blankShift, bodyOf, type ShiftValues } from './shift-values.ts';
import { judgeWith } from './with-shift.ts';

const at = (change: Partial<ShiftValues>): ShiftValues => ({
  ...blankShift('2026-11-18'),
  ...change,
});
const shift = (id: string, day: string, from: string, to: string) => ({
  id,
  startsAt: `${day}T${from}`,
  endsAt: `${day}T${to}`,
  breakMinutes: 0,
  workplace: null,
});
const planned: Planned = {
  result: 1,
  shifts: [
    shift('a', '2026-11-13', '09:00', '19:00'),
    shift('b', '2026-11-17', '09:00', '19:00'),
    shift('c', '2026-11-25', '09:00', '19:00'),
  ],
  holidays: [{ from: '2026-12-24', to: '2027-01-07' }],
  limits: { week: 1680, vacationDay: 480, caution: null },
};

describe('the end of a shift', () => {
  test.each([
    ['17:00', '22:00', '2026-11-18T22:00'],
    ['22:00', '05:00', '2026-11-19T05:00'],
    ['22:00', '00:00', '2026-11-19T00:00'],
    ['09:00', '09:00', '2026-11-19T09:00'],
  ])('of %s to %s is %s', (from, to, endsAt) => {
    expect(bodyOf(at({ from, to })).endsAt).toBe(endsAt);
  });
});

describe('the days with a new shift', () => {
  test.each([
    ['well within the limit', at({ from: '17:00', to: '20:00' }), 23, 'within'],
    ['near the limit', at({ from: '12:00', to: '20:00' }), 28, 'near'],
    ['over the limit before the week ends', at({ from: '10:00', to: '20:00' }), 30, 'over'],
    [
      'another day in the same seven-day window',
      at({ day: '2026-11-19', from: '10:00', to: '20:00' }),
      30,
      'over',
    ],
    // Seven days after the 13th, whose ten hours share no window with this day.
    [
      'a day outside the window',
      at({ day: '2026-11-20', from: '10:00', to: '20:00' }),
      20,
      'within',
    ],
    ['two weeks later', at({ day: '2026-12-03', from: '10:00', to: '20:00' }), 10, 'within'],
    ['during a vacation', at({ day: '2026-12-28', from: '09:00', to: '18:00' }), 9, 'over'],
  ])('are judged: %s', (_, values, most, state) => {
    const judged = judgeWith(planned, values, undefined);
    expect([(judged?.fullest.minutes ?? 0) / 60, judged?.state]).toEqual([most, state]);
  });

  test('does not count an edited shift twice', () => {
    const judged = judgeWith(planned, at({ day: '2026-11-17', from: '09:00', to: '19:00' }), 'b');
    expect(judged?.fullest.minutes).toBe(20 * 60);
  });

  test('shows the worst of its repeated weeks', () => {
    const judged = judgeWith(
      planned,
      at({ day: '2026-11-05', from: '09:00', to: '18:00', weeks: '3' }),
      undefined,
    );
    expect([judged?.day, judged?.state]).toEqual(['2026-11-12', 'over']);
  });
});
