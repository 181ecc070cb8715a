import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  inHours,
  meetingUrl,
  online,
  saveOne,
} from '../../../testing/contents/events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../../../testing/database/factories.ts';
import { countRows } from '../../../testing/database/rows.ts';
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

const people = (many: number) =>
  Promise.all(Array.from({ length: many }, () => createStudent(api)));
const publicEvent = (common: object = {}) => saveOne(calls, who, eventWith(api, { common }));
const place = async (one: SignedIn, id: string): Promise<string> => {
  const { state, waitingPlace } = (await calls.see(one, id)).json().application;
  return waitingPlace === null ? state : `${state} ${waitingPlace}`;
};
const places = (all: SignedIn[], id: string) => Promise.all(all.map((one) => place(one, id)));
const code = async (reply: ReturnType<EventCalls['apply']>) => (await reply).json().code;

async function applyInTurn(all: SignedIn[], id: string): Promise<void> {
  for (const one of all) {
    const reply = await calls.apply(one, id);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
}

/** Sessions have expired by then. */
const again = (one: SignedIn) => signIn(api, one.accountId);

describe('applying', () => {
  test('takes a place and shows the link', async () => {
    const [me, other] = (await people(2)) as [SignedIn, SignedIn];
    const id = await publicEvent({ ...online, capacity: 1 });
    const reply = await calls.apply(me, id);
    expect(reply.json()).toMatchObject({
      message: 'Sent.',
      application: { state: 'going', waitingPlace: null, onlineUrl: meetingUrl },
    });
    expect((await calls.see(me, id)).json()).toMatchObject({
      event: { capacity: 1, placesLeft: 0, company: { id: who.companyId } },
      application: { state: 'going', onlineUrl: meetingUrl },
    });
    const waiting = await calls.apply(other, id);
    expect(waiting.json().application).toEqual({
      state: 'waiting',
      waitingPlace: 1,
      onlineUrl: null,
    });
    for (const call of [calls.see, calls.calendar]) {
      expect((await call(other, id)).body).not.toContain(meetingUrl);
    }
  });

  test('never shows the link of an event at a place', async () => {
    const [me] = (await people(1)) as [SignedIn];
    const id = await publicEvent({ onlineUrl: meetingUrl });
    expect((await calls.apply(me, id)).json().application.onlineUrl).toBeNull();
  });

  test('again is refused; a double click makes one application', async () => {
    const [me, hasty] = (await people(2)) as [SignedIn, SignedIn];
    const id = await publicEvent({ capacity: 1 });
    await calls.apply(me, id);
    expect(await code(calls.apply(me, id))).toBe('event_already_applied');
    const before = await countRows(api, 'event_application');
    const clicks = await Promise.all([calls.apply(hasty, id), calls.apply(hasty, id)]);
    expect(clicks.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(await code(calls.apply(hasty, id))).toBe('event_already_applied');
    expect(await countRows(api, 'event_application')).toBe(before + 1);
  });

  test('concurrently for the last place: one participates, one waits', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await publicEvent({ capacity: 1 });
      const both = await people(2);
      const replies = await Promise.all(both.map((one) => calls.apply(one, id)));
      const states = replies.map((reply): string => reply.json().application.state);
      expect(states.toSorted()).toEqual(['going', 'waiting']);
    }
  });

  test('by many concurrently never exceeds the places', async () => {
    const id = await publicEvent({ capacity: 3 });
    const all = await people(10);
    await Promise.all(all.map((one) => calls.apply(one, id)));
    const found = await places(all, id);
    expect(found.filter((one) => one === 'going')).toHaveLength(3);
    expect(found.filter((one) => one !== 'going').toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((at) => `waiting ${at}`),
    );
  });

  test('ends at the deadline, without one at the start', async () => {
    const [me, late] = (await people(2)) as [SignedIn, SignedIn];
    const early = await publicEvent({ deadline: inHours(api, 24) });
    const open = await publicEvent({ startsAt: inHours(api, 48), endsAt: inHours(api, 50) });
    await calls.apply(me, early);
    api.clock.advance(24 * 3600 + 60);
    const [she, he] = [await again(me), await again(late)];
    expect(await code(calls.apply(he, early))).toBe('event_closed');
    expect(await code(calls.apply(she, early))).toBe('event_already_applied');
    expect((await calls.cancel(she, early)).statusCode).toBe(200);
    expect(await code(calls.apply(she, early))).toBe('event_closed');
    expect((await calls.apply(he, open)).statusCode).toBe(200);
    api.clock.advance(24 * 3600);
    expect(await code(calls.apply(await again(me), open))).toBe('event_closed');
    expect(await code(calls.cancel(await again(late), open))).toBe('event_closed');
    who = { ...who, ...(await again(who)) };
  });
});

describe('the waiting list', () => {
  test('is served in order of application, whatever the clocks say', async () => {
    const id = await publicEvent({ capacity: 2 });
    const all = await people(5);
    await applyInTurn(all, id);
    expect(await places(all, id)).toEqual([
      'going',
      'going',
      'waiting 1',
      'waiting 2',
      'waiting 3',
    ]);
    await calls.cancel(all[0] as SignedIn, id);
    expect(await places(all, id)).toEqual([
      'cancelled',
      'going',
      'going',
      'waiting 1',
      'waiting 2',
    ]);
  });

  test('can be left, which moves nobody up', async () => {
    const id = await publicEvent({ capacity: 1 });
    const all = await people(3);
    await applyInTurn(all, id);
    const reply = await calls.cancel(all[1] as SignedIn, id);
    expect(reply.json()).toMatchObject({
      message: 'Updated.',
      application: { state: 'cancelled' },
    });
    expect(await places(all, id)).toEqual(['going', 'cancelled', 'waiting 1']);
  });

  test('puts returning applicants at its end', async () => {
    const id = await publicEvent({ capacity: 1 });
    const all = await people(3);
    await applyInTurn(all, id);
    await calls.cancel(all[0] as SignedIn, id);
    expect((await calls.apply(all[0] as SignedIn, id)).json().application).toMatchObject({
      state: 'waiting',
      waitingPlace: 2,
    });
    expect(await places(all, id)).toEqual(['waiting 2', 'going', 'waiting 1']);
  });

  test('cancels once if cancelled twice', async () => {
    const id = await publicEvent({ capacity: 1 });
    const all = await people(3);
    await applyInTurn(all, id);
    const [first] = all as [SignedIn];
    const replies = await Promise.all([calls.cancel(first, id), calls.cancel(first, id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await places(all, id)).toEqual(['cancelled', 'going', 'waiting 1']);
  });

  test('gets every freed place at its head', async () => {
    const id = await publicEvent({ capacity: 1 });
    const all = await people(3);
    await applyInTurn(all.slice(0, 2), id);
    await api.services.databases.commands
      .deleteFrom('event_application')
      .where('student_id', '=', all[0]?.accountId ?? '')
      .execute();
    await applyInTurn(all.slice(2), id);
    expect(await places(all.slice(1), id)).toEqual(['going', 'waiting 1']);
  });

  test('gives a place returned during another application once', async () => {
    const id = await publicEvent({ capacity: 1 });
    const all = await people(4);
    await applyInTurn(all.slice(0, 2), id);
    const [first, , third, fourth] = all as [SignedIn, SignedIn, SignedIn, SignedIn];
    await Promise.all([calls.apply(third, id), calls.cancel(first, id), calls.apply(fourth, id)]);
    const found = await places(all, id);
    expect(found.slice(0, 2)).toEqual(['cancelled', 'going']);
    expect(found.slice(2).toSorted()).toEqual(['waiting 1', 'waiting 2']);
  });
});

describe('the number of places', () => {
  const resave = (id: string, version: number, capacity: number | null, status = 'public') =>
    calls.save(who, { eventId: id, version, status, ...eventWith(api, { common: { capacity } }) });

  test('if raised moves people up, if lowered changes nothing, if removed lets all in', async () => {
    const id = await publicEvent({ capacity: 1 });
    const all = await people(5);
    await applyInTurn(all, id);
    await resave(id, 1, 3, 'draft');
    expect(await place(all[1] as SignedIn, id)).toBe('waiting 1');
    await resave(id, 2, 3);
    const three = ['going', 'going', 'going', 'waiting 1', 'waiting 2'];
    expect(await places(all, id)).toEqual(three);
    await resave(id, 3, 1);
    expect(await places(all, id)).toEqual(three);
    expect((await calls.see(all[0] as SignedIn, id)).json().event.placesLeft).toBe(0);
    await calls.cancel(all[0] as SignedIn, id);
    expect(await place(all[3] as SignedIn, id)).toBe('waiting 1');
    await resave(id, 4, null);
    expect(await places(all.slice(1), id)).toEqual(Array(4).fill('going'));
  });

  test('raised during an application leaves nobody waiting', async () => {
    const id = await publicEvent({ capacity: 1 });
    const all = await people(4);
    const [saved] = await Promise.all([
      resave(id, 1, 4),
      ...all.map((one) => calls.apply(one, id)),
    ]);
    expect(saved.statusCode).toBe(200);
    expect(await places(all, id)).toEqual(Array(4).fill('going'));
  });
});
