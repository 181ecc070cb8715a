import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  saveOne,
} from '../../../testing/contents/events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
} from '../../../testing/database/factories.ts';
import { block } from '../../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
  who = await createRecruiter(api);
});
afterAll(() => api.close());

const applicants = async (id: string) =>
  (await calls.applicants(who, id))
    .json()
    .applyList.map((one: { studentId: string }) => one.studentId);

test('blocking the company removes the applicant and frees the place', async () => {
  const id = await saveOne(calls, who, eventWith(api, { common: { capacity: 1 } }));
  const [first, next] = [await createStudent(api), await createStudent(api)];
  for (const one of [first, next]) await calls.apply(one, id);
  expect(await applicants(id)).toEqual([first.accountId, next.accountId]);
  await block(api, first, who.companyId);
  expect(await applicants(id)).toEqual([next.accountId]);
  expect((await calls.csv(who, id)).body.split('\r\n').filter(Boolean)).toHaveLength(2);
  const { rows } = await api.services.databases.pool.query(
    `select state from event_application where student_id = $1
     union all select name from pgboss.job where name = 'hand-on-places'`,
    [first.accountId],
  );
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'hand-on-places']);
});

test('limiting an event to a student who blocked the company looks like any limiting', async () => {
  const id = await saveOne(calls, who, eventWith(api));
  const [open, blocker] = [await createStudent(api), await createStudent(api)];
  await block(api, blocker, who.companyId);
  const limit = (...studentIds: string[]) =>
    calls.save(who, {
      eventId: id,
      version: 1,
      status: 'limited',
      audience: { connected: false, saveListIds: [], studentIds },
      ...eventWith(api),
    });
  const reply = await limit(open.accountId, blocker.accountId);
  expect([reply.statusCode, reply.json().status]).toEqual([200, 'limited']);
  expect((await calls.see(open, id)).statusCode).toBe(200);
  expect((await calls.see(blocker, id)).statusCode).toBe(404);
});
