import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  saveOne,
  storedEvent,
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
let student: SignedIn;
let id: string;

beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
  who = await createRecruiter(api);
  student = await createStudent(api);
  id = await saveOne(calls, who);
  await calls.apply(student, id);
});
afterAll(() => api.close());

type Call = (one: SignedIn | null) => ReturnType<EventCalls['list']>;

const ofOne: [string, Call][] = [
  ['show', (one) => calls.show(one, id)],
  ['save', (one) => calls.save(one, { eventId: id, version: 1, status: 'private' })],
  ['changeStatus', (one) => calls.changeStatus(one, id, 'private')],
  ['changeStatus to limited', (one) => calls.changeStatus(one, id, 'limited')],
  ['duplicate', (one) => calls.duplicate(one, id)],
  ['remove', (one) => calls.remove(one, id)],
  ['applicants', (one) => calls.applicants(one, id)],
  ['csv', (one) => calls.csv(one, id)],
  ['preview', (one) => calls.preview(one, id)],
];
const ofCompany: [string, Call][] = [['list', (one) => calls.list(one)], ...ofOne];
const ofStudent: [string, Call][] = [
  ['see', (one) => calls.see(one, id)],
  ['apply', (one) => calls.apply(one, id)],
  ['cancel', (one) => calls.cancel(one, id)],
  ['calendar', (one) => calls.calendar(one, id)],
];

const outcome = async (call: Call, one: SignedIn | null) => {
  const before = await storedEvent(api, id);
  const reply = await call(one);
  expect(await storedEvent(api, id)).toEqual(before);
  return [reply.statusCode, reply.json().code];
};

describe('endpoints of a company', () => {
  test.each(ofCompany)('%s', async (_, call) => {
    const viewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
    expect(await outcome(call, null)).toEqual([401, 'not_signed_in']);
    expect(await outcome(call, student)).toEqual([403, 'wrong_kind']);
    expect(await outcome(call, viewer)).toEqual([403, 'wrong_level']);
  });

  test.each(ofOne)('%s of another company’s event', async (_, call) => {
    expect(await outcome(call, await createRecruiter(api))).toEqual([404, 'not_found']);
  });

  test.each(['show', 'applicants', 'csv', 'preview'] as const)(
    '%s by recruiters of every permitted level',
    async (name) => {
      for (const level of [0, 1, 2] as const) {
        const colleague = await createRecruiter(api, { level, companyId: who.companyId });
        expect((await calls[name](colleague, id)).statusCode).toBe(200);
      }
    },
  );

  test('another company’s list is separate', async () => {
    const { eventPostingList, counts } = (await calls.list(await createRecruiter(api))).json();
    expect([eventPostingList, counts.all]).toEqual([[], 0]);
  });

  test('an article is not accepted as an event', async () => {
    const { rows } = await api.services.databases.pool.query(
      `insert into content (company_id, kind, draft, created_at, updated_at)
       values ($1, 'article', '{"jp":null,"en":null,"common":{}}', now(), now()) returning id`,
      [who.companyId],
    );
    const article: string = rows[0].id;
    for (const call of [calls.show, calls.applicants, calls.csv, calls.remove, calls.duplicate]) {
      expect((await call(who, article)).statusCode).toBe(404);
    }
  });
});

describe('endpoints of a student', () => {
  test.each(ofStudent)('%s', async (_, call) => {
    expect(await outcome(call, null)).toEqual([401, 'not_signed_in']);
    expect(await outcome(call, who)).toEqual([403, 'wrong_kind']);
  });

  test('without an application there is nothing to cancel and no calendar', async () => {
    const other = await createStudent(api);
    for (const call of [calls.cancel, calls.calendar]) {
      expect(await outcome((one) => call(one, id), other)).toEqual([404, 'not_found']);
    }
    expect((await calls.see(other, id)).json().application).toEqual({
      state: null,
      waitingPlace: null,
      onlineUrl: null,
    });
  });
});
