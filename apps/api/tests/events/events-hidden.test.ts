import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  nobody,
  saveOne,
} from '../../testing/contents/events.ts';
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

/** One place: the first applicant has it, the others wait. */
async function fullEvent(change: object = {}, many = 3) {
  const people = await Promise.all(Array.from({ length: many }, () => createStudent(api)));
  const event = eventWith(api, { common: { capacity: 1 } });
  const id = await saveOne(calls, who, { ...event, ...change });
  for (const one of people) await calls.apply(one, id);
  return { id, people: people as [SignedIn, SignedIn, SignedIn] };
}

const sees = async (one: SignedIn, id: string) => (await calls.see(one, id)).statusCode;
const states = async (id: string) =>
  (await calls.applicants(who, id)).json().applyList.map(({ state }: { state: string }) => state);
const kindsOf = async (one: SignedIn) => {
  const { rows } = await api.services.databases.pool.query<{ template: string }>(
    `select template from mail join student on student.email = mail.recipient
     where student.id = $1 order by mail.id`,
    [one.accountId],
  );
  return rows.map(({ template }) => template);
};

describe('a hidden event', () => {
  test.each(['private', 'draft'])(
    '(%s) stays visible for participants and waiting students',
    async (status) => {
      const { id, people } = await fullEvent();
      const [going, waiting, gone] = people;
      await calls.cancel(gone, id);
      await calls.changeStatus(who, id, status);
      const seen = (await calls.see(going, id)).json();
      expect([seen.event.jp.title, seen.application.state]).toEqual(['会社説明会', 'going']);
      expect((await calls.see(waiting, id)).json().application.waitingPlace).toBe(1);
      const stranger = await createStudent(api);
      for (const other of [gone, stranger]) {
        expect(await sees(other, id)).toBe(404);
        expect((await calls.apply(other, id)).statusCode).toBe(404);
      }
      expect((await calls.apply(going, id)).json().code).toBe('event_already_applied');
      expect(await kindsOf(going)).toEqual(['event-going']);
    },
  );

  test('shows the published copy, not the draft', async () => {
    const { id, people } = await fullEvent();
    await calls.changeStatus(who, id, 'draft');
    const draft = eventWith(api, { jp: { title: '下書き' } });
    const saved = await calls.save(who, { eventId: id, version: 2, ...draft });
    expect(saved.json()).toMatchObject({ status: 'draft', hasChanges: true });
    expect((await calls.see(people[0], id)).json().event.jp.title).toBe('会社説明会');
  });

  test('disappears for a student who cancels or blocks the company', async () => {
    const { id, people } = await fullEvent();
    const [going, waiting] = people;
    await calls.changeStatus(who, id, 'private');
    expect((await calls.cancel(going, id)).json().application.state).toBe('cancelled');
    expect(await sees(going, id)).toBe(404);
    const block = { student_id: waiting.accountId, company_id: who.companyId };
    await api.services.databases.commands.insertInto('blocked_company').values(block).execute();
    expect(await sees(waiting, id)).toBe(404);
    expect((await calls.calendar(waiting, id)).statusCode).toBe(404);
    expect((await calls.cancel(waiting, id)).statusCode).toBe(200);
  });

  test('takes nobody in until it is shown again', async () => {
    const { id, people } = await fullEvent();
    const [going, next, last] = people;
    await calls.changeStatus(who, id, 'private');
    await calls.cancel(going, id);
    expect(await states(id)).toEqual(['waiting', 'waiting', 'cancelled']);
    expect(await kindsOf(next)).toEqual(['event-waiting']);
    await calls.changeStatus(who, id, 'public');
    expect(await states(id)).toEqual(['going', 'waiting', 'cancelled']);
    expect(await kindsOf(next)).toEqual(['event-waiting', 'event-moved-up']);
    expect(await kindsOf(last)).toEqual(['event-waiting']);
  });

  test('takes nobody in for added places while hidden', async () => {
    const { id } = await fullEvent();
    const more = eventWith(api, { common: { capacity: 2 } });
    await calls.save(who, { eventId: id, version: 1, status: 'private', ...more });
    expect(await states(id)).toEqual(['going', 'waiting', 'waiting']);
    await calls.save(who, { eventId: id, version: 2, status: 'public', ...more });
    expect(await states(id)).toEqual(['going', 'going', 'waiting']);
  });
});

describe('a student removed from the audience', () => {
  test('keeps the place and the page', async () => {
    const [named, other, stranger] = await Promise.all([1, 2, 3].map(() => createStudent(api)));
    const only = (one?: SignedIn) => ({
      audience: { ...nobody, studentIds: [one?.accountId ?? ''] },
    });
    const event = eventWith(api, { common: { capacity: 1 } });
    const id = await saveOne(calls, who, { status: 'limited', ...event, ...only(named) });
    await calls.apply(named as SignedIn, id);
    await calls.save(who, { eventId: id, version: 1, status: 'limited', ...event, ...only(other) });
    expect(await sees(named as SignedIn, id)).toBe(200);
    expect((await calls.calendar(named as SignedIn, id)).statusCode).toBe(200);
    expect(await sees(stranger as SignedIn, id)).toBe(404);
    expect((await calls.apply(other as SignedIn, id)).json().application.state).toBe('waiting');
    await calls.cancel(named as SignedIn, id);
    expect(await sees(named as SignedIn, id)).toBe(404);
    expect(await states(id)).toEqual(['going', 'cancelled']);
  });
});
