import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { type EventCalls, eventCalls, eventWith, saveOne } from '../testing/events.ts';
import { createRecruiter, createStudent, type SignedIn } from '../testing/factories.ts';

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

test('a student lists what they applied for, the last first, and nobody else’s', async () => {
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
