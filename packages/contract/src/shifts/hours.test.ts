import { describe, expect, test } from 'vitest';
import { type HourLimits, judgeDay, limitsFor, minutesByDay, minutesLeft } from './hours.ts';

const limits: HourLimits = { week: 1680, vacationDay: 480, caution: null };
const hours = (perDay: Record<string, number>) =>
  new Map(Object.entries(perDay).map(([day, count]) => [day, count * 60]));

describe('minutes by day', () => {
  test.each([
    ['one evening', ['2026-11-16T17:00', '2026-11-16T22:00', 0], { '2026-11-16': 300 }],
    ['with a break', ['2026-11-16T09:00', '2026-11-16T18:00', 60], { '2026-11-16': 480 }],
    [
      'past midnight, by the day on which it is worked',
      ['2026-11-16T22:00', '2026-11-17T05:00', 60],
      { '2026-11-16': 120, '2026-11-17': 240 },
    ],
    ['until midnight', ['2026-11-16T18:00', '2026-11-17T00:00', 0], { '2026-11-16': 360 }],
    [
      'past the end of a month, and of a year',
      ['2026-12-31T23:00', '2027-01-01T01:30', 0],
      { '2026-12-31': 60, '2027-01-01': 90 },
    ],
    [
      'a break longer than one part',
      ['2026-11-16T23:30', '2026-11-17T00:15', 40],
      { '2026-11-16': 0, '2026-11-17': 5 },
    ],
  ] as const)('%s', (_, [startsAt, endsAt, breakMinutes], expected) => {
    expect(Object.fromEntries(minutesByDay([{ startsAt, endsAt, breakMinutes }]))).toEqual(
      expected,
    );
  });

  test('adds up all jobs of a day', () => {
    const times = [
      { startsAt: '2026-11-16T09:00', endsAt: '2026-11-16T12:00', breakMinutes: 0 },
      { startsAt: '2026-11-16T18:00', endsAt: '2026-11-16T22:30', breakMinutes: 30 },
    ];
    expect(minutesByDay(times).get('2026-11-16')).toBe(420);
  });
});

describe('any seven days', () => {
  test.each([
    [
      'exactly 28 in a week',
      { '2026-11-16': 8, '2026-11-18': 8, '2026-11-20': 8, '2026-11-22': 4 },
      '2026-11-18',
      28,
      'near',
    ],
    // Monday to Sunday has 20, but Thursday to Wednesday has 30.
    [
      '28 passed across two weeks',
      { '2026-11-20': 8, '2026-11-21': 8, '2026-11-23': 8, '2026-11-25': 6 },
      '2026-11-21',
      30,
      'over',
    ],
    [
      'eight days apart is never one window',
      { '2026-11-16': 20, '2026-11-24': 20 },
      '2026-11-16',
      20,
      'within',
    ],
    [
      'seven days apart is not one either',
      { '2026-11-16': 20, '2026-11-23': 20 },
      '2026-11-23',
      20,
      'within',
    ],
    ['six days apart is', { '2026-11-16': 15, '2026-11-22': 15 }, '2026-11-22', 30, 'over'],
    [
      'across the end of a month',
      { '2027-02-26': 10, '2027-02-28': 10, '2027-03-02': 9 },
      '2027-02-28',
      29,
      'over',
    ],
    [
      'a day without work between',
      { '2026-11-16': 14, '2026-11-19': 14 },
      '2026-11-17',
      28,
      'near',
    ],
  ] as const)('%s', (_, perDay, day, most, state) => {
    const judged = judgeDay(day, hours(perDay), [], limits);
    expect([judged.fullest.minutes / 60, judged.state]).toEqual([most, state]);
  });

  test('names the fullest seven days and the minutes left', () => {
    const judged = judgeDay('2026-11-21', hours({ '2026-11-20': 8, '2026-11-25': 8 }), [], limits);
    expect(judged.fullest).toEqual({ from: '2026-11-20', to: '2026-11-26', minutes: 960 });
    expect(minutesLeft(judged)).toBe(720);
  });
});

describe('long vacations', () => {
  const holidays = [{ from: '2026-12-24', to: '2027-01-07' }];
  test.each([
    ['2026-12-24', 8, 'within'],
    ['2026-12-24', 8.5, 'over'],
    ['2027-01-07', 8, 'within'],
  ] as const)('on %s with %d hours: %s', (day, count, state) => {
    const judged = judgeDay(day, hours({ [day]: count }), holidays, limits);
    expect([judged.holiday, judged.limit, judged.state]).toEqual([true, 480, state]);
  });

  test('vacation days do not count towards the week around them', () => {
    const perDay = { '2026-12-22': 8, '2026-12-23': 8, '2026-12-24': 8, '2026-12-25': 8 };
    const judged = judgeDay('2026-12-23', hours(perDay), holidays, limits);
    expect([judged.fullest.minutes / 60, judged.state]).toEqual([16, 'within']);
  });

  test('vacations do not matter to people without a vacation rule', () => {
    const perDay = { '2026-12-24': 8, '2026-12-25': 8, '2026-12-26': 8, '2026-12-27': 8 };
    const judged = judgeDay('2026-12-24', hours(perDay), holidays, {
      ...limits,
      vacationDay: null,
    });
    expect([judged.holiday, judged.state]).toEqual([false, 'over']);
  });
});

describe('limits by residence status', () => {
  const today = '2026-11-16';
  const person = {
    status: 'student',
    designation: null,
    expectedGraduation: '2027-03',
    otherActivityPermission: true,
  } as const;
  test.each([
    [person, [1680, 480, null]],
    [{ ...person, otherActivityPermission: false }, [1680, 480, 'no-permission']],
    [{ ...person, otherActivityPermission: null }, [1680, 480, 'not-said']],
    [{ ...person, status: null }, [1680, 480, 'not-said']],
    [{ ...person, expectedGraduation: '2026-10' }, [1680, 480, 'not-enrolled']],
    // In the month of graduation a student may still be enrolled.
    [{ ...person, expectedGraduation: '2026-11' }, [1680, 480, null]],
    [{ ...person, status: 'dependent' }, [1680, null, null]],
    [{ ...person, status: 'permanent-resident' }, [null, null, null]],
    [
      { ...person, status: 'designated-activities', designation: 'continued-job-hunting' },
      [1680, null, null],
    ],
    [{ ...person, status: 'designated-activities', designation: 'no-46' }, [null, null, null]],
  ] as const)('%o', (one, expected) => {
    const { week, vacationDay, caution } = limitsFor(one, today);
    expect([week, vacationDay, caution]).toEqual(expected);
  });

  test('without a limit nothing exceeds it', () => {
    const judged = judgeDay('2026-11-16', hours({ '2026-11-16': 20, '2026-11-17': 20 }), [], {
      week: null,
      vacationDay: null,
      caution: null,
    });
    expect([judged.state, minutesLeft(judged)]).toEqual(['within', null]);
  });
});
