import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  inHours,
  saveOne,
} from '../../../testing/contents/events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
} from '../../../testing/database/factories.ts';
import { block } from '../../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
});
afterAll(() => api.close());

const applied = async (who: SignedIn) => {
  const reply = await api.app.inject({ url: '/v1/student/event-apply', headers: who.headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().applyList;
};

test('a student lists their own applications, latest first', async () => {
  const who = await createRecruiter(api);
  const [me, other] = [await createStudent(api), await createStudent(api)];
  const full = await saveOne(calls, who, eventWith(api, { common: { capacity: 1 } }));
  const later = await saveOne(calls, who, eventWith(api, { jp: { title: '工場見学' } }));
  await calls.apply(other, full);
  for (const id of [full, later]) {
    api.clock.advance(1);
    await calls.apply(me, id);
  }
  expect(await applied(me)).toMatchObject([
    { eventId: later, companyId: who.companyId, state: 'going', title: { jp: '工場見学' } },
    { eventId: full, state: 'waiting', waitingPlace: 1, title: { en: 'Open day' } },
  ]);
  await calls.cancel(me, later);
  expect(await applied(me)).toMatchObject([{ state: 'cancelled' }, { state: 'waiting' }]);
  expect(await applied(other)).toHaveLength(1);
  expect(await applied(await createStudent(api))).toEqual([]);
});

test('a deleted event stays in its applicants’ lists as called off', async () => {
  const who = await createRecruiter(api);
  const [going, waiting, left] = [
    await createStudent(api),
    await createStudent(api),
    await createStudent(api),
  ];
  const id = await saveOne(calls, who, eventWith(api, { common: { capacity: 1 } }));
  for (const one of [going, waiting, left]) {
    api.clock.advance(1);
    await calls.apply(one, id);
  }
  await calls.cancel(left, id);
  expect((await calls.list(who)).json().eventPostingList).toMatchObject([
    { id, going: 1, waiting: 1, toTell: 2 },
  ]);
  expect((await calls.remove(who, id)).statusCode).toBe(200);
  for (const one of [going, waiting]) {
    expect(await applied(one)).toMatchObject([
      { eventId: id, companyId: who.companyId, state: 'called-off', title: { en: 'Open day' } },
    ]);
    const mine = await api.app.inject({
      url: '/v1/student/my-activities/applications',
      headers: one.headers,
    });
    expect(mine.json().applications).toMatchObject([
      { kind: 'event', event: { eventId: id, state: 'called-off' } },
    ]);
  }
  expect(await applied(left)).toEqual([]);
  await block(api, going, who.companyId);
  expect(await applied(going)).toEqual([]);
});

test('deleting a past event notifies nobody', async () => {
  const who = await createRecruiter(api);
  const me = await createStudent(api);
  const common = { startsAt: inHours(api, 0.1), endsAt: inHours(api, 0.2), deadline: null };
  const id = await saveOne(calls, who, eventWith(api, { common }));
  await calls.apply(me, id);
  api.clock.advance(800);
  expect((await calls.list(who)).json().eventPostingList).toMatchObject([{ going: 1, toTell: 0 }]);
});

test('a signal shows a freed place and the deletion on the event’s page', async () => {
  const who = await createRecruiter(api);
  const [first, next] = [await createStudent(api), await createStudent(api)];
  const id = await saveOne(calls, who, eventWith(api, { common: { capacity: 1 } }));
  for (const one of [first, next]) await calls.apply(one, id);
  const signals = async () => {
    const reply = await api.app.inject({
      url: '/v1/student/signals/poll?after=0',
      headers: next.headers,
    });
    return (reply.json().signals as { kind: string; subject: string }[]).filter(
      ({ kind, subject }) => kind === 'apply' && subject === id,
    );
  };
  expect(await signals()).toHaveLength(0);
  await calls.cancel(first, id);
  expect(await signals()).toHaveLength(1);
  await calls.remove(who, id);
  expect(await signals()).toHaveLength(2);
});
