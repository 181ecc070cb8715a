import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  mailSettledChanges,
  saveOne,
} from '../../testing/contents/events.ts';
import {
  countChangeMails,
  later,
  planEvent,
  changeMailsTo as readChangeMails,
  times,
} from '../../testing/contents/planned-events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
  calls = eventCalls(api);
  who = await createRecruiter(api);
});
afterAll(() => api.close());

const planned = (change: Parameters<typeof planEvent>[2] = {}) => planEvent(api, () => who, change);
const changeMailsTo = (one: SignedIn) => readChangeMails(api, one);
const countsOf = (people: SignedIn[]) => countChangeMails(api, people);

async function beginDay(): Promise<void> {
  api.clock.beginDay();
  who = { ...who, ...(await signIn(api, who.accountId)) };
}

describe('mail limits', () => {
  test('thirty changes within ten minutes make one mail, with the state before all of them', async () => {
    const { waiting, people, publish } = await planned();
    for (let version = 1; version <= 30; version += 1) {
      await publish(version, { en: { place: `Room ${version}` } });
    }
    expect(await countsOf(people)).toEqual([1, 1, 0]);
    const [mail] = await changeMailsTo(waiting);
    expect(mail?.data).toMatchObject({
      place: 'Room 30',
      placeBefore: 'Head office, 3rd floor, Chiyoda-ku, Tokyo',
    });
  });

  test('a change reverted within ten minutes is not mailed', async () => {
    const { people, publish } = await planned();
    await publish(1, { common: later });
    await publish(2, {});
    expect(await countsOf(people)).toEqual([0, 0, 0]);
  });

  test('an applicant after the change is not mailed about it', async () => {
    const { id, publish } = await planned({ common: { capacity: 9 } });
    await publish(1, { common: later });
    const newcomer = await createStudent(api);
    api.clock.advance(1);
    await calls.apply(newcomer, id);
    expect(await countsOf([newcomer])).toEqual([0]);
  });

  test('an applicant between two changes is mailed about the later one', async () => {
    const { id, publish, people } = await planned({ common: { capacity: 9 } });
    await publish(1, { common: { ...later, capacity: 9 } });
    const between = await createStudent(api);
    api.clock.advance(1);
    await calls.apply(between, id);
    api.clock.advance(1);
    // Back to the original times: early applicants know them, the one in between does not.
    await publish(2, { common: { ...times, capacity: 9 } });
    expect(await countsOf([...people, between])).toEqual([0, 0, 0, 1]);
    const [mail] = await changeMailsTo(between);
    expect(mail?.data['whenBefore']).toContain('2031');
  });

  test('mails caused by the student do not count against the company', async () => {
    const { id } = await planned();
    const student = await createStudent(api);
    const spent = async () => {
      const { rows } = await api.services.databases.pool.query<{ count: number }>(
        `select coalesce(sum(count), 0)::int as count from call_count where bucket like 'mail-of:' || $1 || '%'`,
        [who.companyId],
      );
      return rows[0]?.count;
    };
    const before = await spent();
    for (let round = 0; round < 5; round += 1) {
      await calls.apply(student, id);
      await calls.cancel(student, id);
    }
    expect(await spent()).toBe(before);
  });

  test('a recipient gets at most ten mails of one company a day', async () => {
    await beginDay();
    const { going, publish } = await planned();
    for (let version = 1; version <= 14; version += 1) {
      await publish(version, { en: { place: `Room ${version}` }, jp: { place: `${version}号室` } });
      await mailSettledChanges(api);
    }
    expect(await countsOf([going])).toEqual([10]);
  });

  test('texts of an unverified company appear on its page only', async () => {
    const unverified = await createRecruiter(api, { verified: false });
    const words = { title: 'Call +81-3-0000-0000 now', place: 'https://evil.example' };
    const event = eventWith(api, { jp: words, en: words });
    const id = await saveOne(calls, unverified, event);
    const student = await createStudent(api);
    await calls.apply(student, id);
    api.clock.advance(1);
    const moved = eventWith(api, {
      jp: { ...words, place: '別館' },
      en: { ...words, place: 'Annex' },
    });
    await calls.save(unverified, { eventId: id, version: 1, status: 'public', ...moved });
    expect(await countsOf([student])).toEqual([1]);
    const { rows } = await api.services.databases.pool.query(
      'select data from mail join student on student.email = mail.recipient where student.id = $1',
      [student.accountId],
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/evil|Call|Annex|別館/);
  });
});
