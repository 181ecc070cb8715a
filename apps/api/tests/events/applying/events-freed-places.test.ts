import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  type SignedInRecruiter,
  signIn,
} from '../../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { admin } from '../../../testing/server/desk.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp({ work: true, env: { ENGAWA_DEMO: 'on' } });
  calls = eventCalls(api);
  who = await createRecruiter(api);
});
afterAll(() => api.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await api.services.databases.pool.query(text, values)).rows;
const states = async (id: string) =>
  (await calls.applicants(who, id)).json().applyList.map(({ state }: { state: string }) => state);
const kindsOf = async (one: SignedIn) =>
  (
    await rows(
      `select template from mail join student on student.email = mail.recipient
       where student.id = $1 order by mail.id`,
      [one.accountId],
    )
  ).map(({ template }) => template);

const jobsOf = (id: string) =>
  rows("select state from pgboss.job where name = 'hand-on-places' and data->>'eventId' = $1", [
    id,
  ]);
const done = (id: string) =>
  until('the place to be handed on', async () => {
    const jobs = await jobsOf(id);
    return jobs.length > 0 && jobs.every(({ state }) => state === 'completed');
  });

async function leave(one: SignedIn): Promise<void> {
  const { headers } = one;
  const reply = await api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers });
  expect(reply.statusCode).toBe(200);
}

const forOne = (common: object = {}) => eventWith(api, { common: { capacity: 1, ...common } });

/** The first has a place, the others wait. */
async function fullEvent(common: object = {}) {
  const people = await Promise.all([1, 2, 3].map(() => createStudent(api)));
  const id = await saveOne(calls, who, forOne(common));
  for (const one of people) await calls.apply(one, id);
  return { id, people: people as [SignedIn, SignedIn, SignedIn] };
}

describe('the place of an erased student', () => {
  test('goes to the first waiting student, who is notified', async () => {
    const { id, people } = await fullEvent();
    const [first, second, third] = people;
    await leave(first);
    await done(id);
    expect(await states(id)).toEqual(['going', 'waiting']);
    expect(await kindsOf(second)).toEqual(['event-waiting', 'event-moved-up']);
    expect(await kindsOf(third)).toEqual(['event-waiting']);
  });

  test('is handed on at every event', async () => {
    const leaving = await createStudent(api);
    const ids = await Promise.all([1, 2].map(() => saveOne(calls, who, forOne())));
    for (const id of ids) {
      await calls.apply(leaving, id);
      await calls.apply(await createStudent(api), id);
    }
    await leave(leaving);
    await Promise.all(ids.map(done));
    expect(await Promise.all(ids.map(states))).toEqual([['going'], ['going']]);
  });

  test('is handed on also after an erasure by the operator', async () => {
    const { id, people } = await fullEvent();
    const [{ email }] = await rows('select email from student where id = $1', [
      people[0].accountId,
    ]);
    await admin(api, 'erase-student', email);
    await done(id);
    expect(await states(id)).toEqual(['going', 'waiting']);
  });

  test('in the waiting list frees nothing', async () => {
    const { id, people } = await fullEvent();
    await leave(people[1]);
    expect(await jobsOf(id)).toEqual([]);
    expect(await states(id)).toEqual(['going', 'waiting']);
  });

  test('is not handed on while the event is hidden', async () => {
    const { id, people } = await fullEvent();
    await calls.changeStatus(who, id, 'private');
    await leave(people[0]);
    await done(id);
    expect(await states(id)).toEqual(['waiting', 'waiting']);
    await calls.changeStatus(who, id, 'public');
    expect(await states(id)).toEqual(['going', 'waiting']);
  });

  test('is not handed on once the event has begun', async () => {
    const { id, people } = await fullEvent({ startsAt: inHours(api, 1), endsAt: inHours(api, 2) });
    api.clock.advance(3600);
    who = { ...who, ...(await signIn(api, who.accountId)) };
    await leave(await signIn(api, people[0].accountId));
    await done(id);
    expect(await states(id)).toEqual(['waiting', 'waiting']);
    expect(await kindsOf(people[1])).toEqual(['event-waiting']);
  });
});
