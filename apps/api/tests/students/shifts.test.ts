import { shiftLimits } from '@engawa/contract/shifts/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { evening, shiftCalls } from '../../testing/talk/shifts.ts';

let api: TestApp;
let calls: ReturnType<typeof shiftCalls>;
let me: SignedIn;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
  calls = shiftCalls(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  me = await createStudent(api);
});

const declare = (change: object) =>
  profileCalls(api, me).save('residence', {
    ...filledSections.residence,
    status: 'student',
    designation: null,
    ...change,
    version: 0,
  });

describe('shifts', () => {
  test('are saved, changed, deleted and restored', async () => {
    const { shifts } = (await calls.add(me)).json();
    expect(shifts).toEqual([{ id: expect.any(String), ...evening }]);
    const [{ id }] = shifts;
    const changed = await calls.change(me, id, { endsAt: '2031-05-13T01:00' });
    expect(changed.json().shift).toMatchObject({ id, endsAt: '2031-05-13T01:00' });
    expect((await calls.list(me)).json().shifts).toHaveLength(1);
    const deleted = (await calls.remove(me, id)).json().shift;
    expect((await calls.list(me)).json().shifts).toEqual([]);
    const { id: _, ...back } = deleted;
    expect((await calls.add(me, back)).json().shifts).toMatchObject([back]);
    expect((await calls.remove(me, id)).statusCode).toBe(404);
  });

  test('are listed by the days they touch', async () => {
    await calls.add(me, { startsAt: '2031-05-11T22:00', endsAt: '2031-05-12T02:00' });
    await calls.add(me, { startsAt: '2031-05-18T23:00', endsAt: '2031-05-19T03:00' });
    const days = async (from: string, to: string) =>
      (await calls.list(me, from, to))
        .json()
        .shifts.map(({ startsAt }: { startsAt: string }) => startsAt.slice(8, 10));
    expect(await days('2031-05-12', '2031-05-18')).toEqual(['11', '18']);
    expect(await days('2031-05-13', '2031-05-17')).toEqual([]);
    expect(await days('2031-05-19', '2031-05-19')).toEqual(['18']);
  });

  test('come in several weeks at once, across the end of a month', async () => {
    const { shifts } = (await calls.add(me, { weeks: 4 })).json();
    const starts = shifts.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(starts).toEqual([
      '2031-05-12T17:00',
      '2031-05-19T17:00',
      '2031-05-26T17:00',
      '2031-06-02T17:00',
    ]);
  });

  test.each([
    [{ endsAt: evening.startsAt }, 'endsAt'],
    [{ endsAt: '2031-05-13T17:01' }, 'endsAt'],
    [{ breakMinutes: 300 }, 'breakMinutes'],
    [{ breakMinutes: -1 }, 'breakMinutes'],
    [{ startsAt: '2031-05-12 10:00' }, 'startsAt'],
    [{ weeks: shiftLimits.weeks + 1 }, 'weeks'],
    [{ workplace: '' }, 'workplace'],
  ])('%o is refused beside its field', async (change, field) => {
    const reply = await calls.add(me, change);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  });

  test('are limited, also concurrently', async () => {
    await api.services.databases.pool.query(
      `insert into work_shift (student_id, starts_at, ends_at, break_minutes)
       select $1, moment, moment + interval '1 hour', 0
       from generate_series(timestamptz '2029-01-01', '2029-01-01'::timestamptz + $2 * interval '1 day',
         interval '1 day') as moment`,
      [me.accountId, shiftLimits.shifts - 2],
    );
    const replies = await Promise.all([calls.add(me), calls.add(me)]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('are visible to nobody else', async () => {
    await calls.add(me);
    expect((await calls.list(await createStudent(api))).json().shifts).toEqual([]);
    expect((await calls.list(await createRecruiter(api))).statusCode).toBe(403);
    const { statusCode } = await api.app.inject({
      url: '/v1/student/shifts?from=2031-05-12&to=2031-05-18',
    });
    expect(statusCode).toBe(401);
  });

  test('cannot be requested by the year', async () => {
    expect((await calls.list(me, '2031-01-01', '2031-12-31')).statusCode).toBe(422);
    expect((await calls.list(me, '2031-05-18', '2031-05-12')).statusCode).toBe(422);
  });
});

describe('the limits', () => {
  test.each([
    [{ otherActivityPermission: true }, [1680, 480, null]],
    [{ otherActivityPermission: false }, [1680, 480, 'no-permission']],
    [
      { status: 'permanent-resident', expiresOn: null, otherActivityPermission: null },
      [null, null, null],
    ],
  ])('follow from the profile: %o', async (change, expected) => {
    expect((await declare(change)).statusCode).toBe(200);
    const { week, vacationDay, caution } = (await calls.list(me)).json().limits;
    expect([week, vacationDay, caution]).toEqual(expected);
  });

  test('of an empty profile are those of a student', async () => {
    expect((await calls.list(me)).json().limits).toEqual({
      week: 1680,
      vacationDay: 480,
      caution: 'not-said',
    });
  });
});

describe('long vacations', () => {
  test('are replaced as a list, sorted and joined', async () => {
    const winter = { from: '2031-12-24', to: '2032-01-07' };
    const first = await calls.holidays(me, [winter, { from: '2031-08-01', to: '2031-09-20' }]);
    expect(first.json().holidays).toEqual([{ from: '2031-08-01', to: '2031-09-20' }, winter]);
    await calls.holidays(me, [winter, { from: '2032-01-08', to: '2032-01-10' }]);
    expect((await calls.list(me)).json().holidays).toEqual([
      { from: '2031-12-24', to: '2032-01-10' },
    ]);
    await calls.holidays(me, []);
    expect((await calls.list(me)).json().holidays).toEqual([]);
  });

  test.each([
    [{ from: '2031-08-02', to: '2031-08-01' }],
    [{ from: '2031-01-01', to: '2031-12-31' }],
  ])('%o is refused', async (holiday) => {
    const reply = await calls.holidays(me, [holiday]);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['holidays.0.to']]);
  });
});

test('the calendar file has future shifts, each with an id of its own', async () => {
  const { shifts } = (await calls.add(me, { weeks: 2 })).json();
  await calls.change(me, shifts[0].id, { workplace: null });
  await api.services.databases.pool.query(
    `insert into work_shift (student_id, starts_at, ends_at, break_minutes)
     values ($1, '2020-01-01T00:00Z', '2020-01-01T03:00Z', 0)`,
    [me.accountId],
  );
  const { headers, body } = await calls.calendar(me);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  for (const { id } of shifts) expect(body).toContain(`UID:${id}@engawa.test`);
  expect(body).toContain('DTSTART:20310512T080000Z');
  expect(body).toContain('SUMMARY:アルバイト');
  expect(body).toContain('SUMMARY:カフェ竹');
  expect(body).toContain('SEQUENCE:1');
});
