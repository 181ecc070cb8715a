import { readZip } from '@engawa/platform/testing/reading/read-zip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventCalls, eventCalls, eventWith, saveOne } from '../../testing/contents/events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
  who = await createRecruiter(api);
});
afterAll(() => api.close());

const leave = (one: SignedIn) =>
  api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers: one.headers });
const states = async (id: string) =>
  (await calls.applicants(who, id)).json().applyList.map(({ state }: { state: string }) => state);

test('the archive lists event applications', async () => {
  const me = await createStudent(api);
  const common = { capacity: 1, startsAt: '2031-04-05T08:30', endsAt: '2031-04-05T10:00' };
  const id = await saveOne(calls, who, eventWith(api, { en: null, common }));
  await calls.apply(await createStudent(api), id);
  await calls.apply(me, id);
  const { url } = (
    await api.app.inject({ url: '/v1/student/data-download', headers: me.headers })
  ).json();
  const zip = await readZip((await api.app.inject({ url })).rawPayload);
  const data = JSON.parse(zip.get('profile.json')?.toString() ?? '');
  expect(data.eventApplications).toEqual([
    {
      title: { jp: '会社説明会', en: null },
      companyName: { jp: expect.any(String), en: expect.any(String) },
      startsAt: '2031-04-05T08:30',
      state: 'waiting',
      appliedAt: expect.stringMatching(/^\d{4}-/),
    },
  ]);
});

test('an erased student leaves the list; the next application moves the first waiting one up', async () => {
  const id = await saveOne(calls, who, eventWith(api, { common: { capacity: 1 } }));
  const people = await Promise.all([1, 2, 3].map(() => createStudent(api)));
  for (const one of people.slice(0, 2)) await calls.apply(one, id);
  expect((await leave(people[0] as SignedIn)).statusCode).toBe(200);
  expect(await states(id)).toEqual(['waiting']);
  await calls.apply(people[2] as SignedIn, id);
  expect(await states(id)).toEqual(['going', 'waiting']);
});

test('an erasure during a move-up or an application leaves nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await saveOne(calls, who, eventWith(api, { common: { capacity: 1 } }));
    const people = await Promise.all([1, 2, 3, 4].map(() => createStudent(api)));
    const [first, second, , late] = people as [SignedIn, SignedIn, SignedIn, SignedIn];
    for (const one of people.slice(0, 3)) await calls.apply(one, id);
    const [cancelled, left, leftToo] = await Promise.all([
      calls.cancel(first, id),
      leave(second),
      leave(late),
      calls.apply(late, id),
    ]);
    expect([cancelled.statusCode, left.statusCode, leftToo.statusCode]).toEqual([200, 200, 200]);
    const { rows } = await api.services.databases.pool.query(
      `select (select count(*) from event_application where student_id = any($1)) as applications,
        (select count(*) from mail where recipient not in (select email from student)) as mails`,
      [[second.accountId, late.accountId]],
    );
    expect(rows).toEqual([{ applications: 0, mails: 0 }]);
    expect(await states(id)).toEqual(expect.arrayContaining(['cancelled']));
  }
});

test('deleting an event during an erasure mails nobody erased', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await saveOne(calls, who);
    const people = await Promise.all([1, 2].map(() => createStudent(api)));
    for (const one of people) await calls.apply(one, id);
    const replies = await Promise.all([calls.remove(who, id), leave(people[0] as SignedIn)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { rows } = await api.services.databases.pool.query(
      'select count(*) from mail where recipient not in (select email from student)',
    );
    expect(rows).toEqual([{ count: 0 }]);
  }
});
