import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  inHours,
  meetingUrl,
  nobody,
  online,
  saveOne,
  storedEvent,
} from '../../testing/contents/events.ts';
import { uploadPicture } from '../../testing/contents/jobs.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
  who = await createRecruiter(api);
  student = await createStudent(api);
});
afterAll(() => api.close());

const show = async (id: string) => (await calls.show(who, id)).json().event;
const seenTitle = async (id: string) => (await calls.see(student, id)).json().event?.jp.title;

describe('a draft', () => {
  test('is created, shown and saved again', async () => {
    const first = (await calls.save(who)).json();
    expect(first).toMatchObject({
      message: 'Draft saved.',
      version: 1,
      status: 'draft',
      hasChanges: true,
      drift: {},
    });
    expect(await show(first.id)).toMatchObject({
      id: first.id,
      status: 'draft',
      version: 1,
      updatedBy: '田中 美咲',
      publishedAt: null,
      content: eventWith(api),
      audience: nobody,
    });
    const change = {
      ...eventWith(api, { jp: { title: '説明会' } }),
      eventId: first.id,
      version: 1,
    };
    expect((await calls.save(who, change)).json()).toMatchObject({
      version: 2,
      drift: { title: 'jp' },
    });
    const caughtUp = {
      ...eventWith(api, { jp: { title: '説明会' }, en: { title: 'Briefing' } }),
      eventId: first.id,
      version: 2,
    };
    expect((await calls.save(who, caughtUp)).json().drift).toEqual({});
  });

  test('may be empty, and in the past', async () => {
    const common = { ...eventWith(api).common, startsAt: null, endsAt: null };
    expect((await calls.save(who, { jp: null, en: null, common })).statusCode).toBe(200);
    const past = eventWith(api, {
      common: { startsAt: inHours(api, -5), endsAt: inHours(api, -3) },
    });
    expect((await calls.save(who, past)).statusCode).toBe(200);
  });

  test('of a public event does not change what talent sees', async () => {
    const id = await saveOne(calls, who);
    const draft = { ...eventWith(api, { jp: { title: '新しい題' } }), eventId: id, version: 1 };
    expect((await calls.save(who, draft)).json()).toMatchObject({
      status: 'public',
      hasChanges: true,
    });
    expect(await seenTitle(id)).toBe('会社説明会');
    expect((await calls.see(student, id)).json().event.showing).toBe('published');
    expect((await calls.preview(who, id)).json().event).toMatchObject({
      showing: 'changed',
      jp: { title: '新しい題' },
    });
    const published = { ...draft, version: 2, status: 'public' };
    expect((await calls.save(who, published)).json()).toMatchObject({ hasChanges: false });
    expect(await seenTitle(id)).toBe('新しい題');
  });

  test('is created once by retries with the same key', async () => {
    const retrying = { ...who, headers: { ...who.headers, 'idempotency-key': 'one-event' } };
    const before = await countRows(api, 'post');
    const replies = [await calls.save(retrying), await calls.save(retrying)];
    expect(replies[1]?.body).toBe(replies[0]?.body);
    expect(await countRows(api, 'post')).toBe(before + 1);
  });
});

describe('of two concurrent saves', () => {
  test('the later one is refused with the stored version', async () => {
    const id = await saveOne(calls, who);
    await calls.save(who, { eventId: id, version: 1 });
    const before = await storedEvent(api, id);
    for (const status of ['draft', 'public', 'private']) {
      const stale = await calls.save(who, { eventId: id, version: 1, status });
      expect(stale.statusCode).toBe(409);
      expect(stale.json()).toMatchObject({ code: 'stale_version', current: 2 });
    }
    expect(await storedEvent(api, id)).toEqual(before);
  });

  test('at the same moment, one wins', async () => {
    const id = await saveOne(calls, who);
    const same = { eventId: id, version: 1, status: 'public' };
    const replies = await Promise.all([calls.save(who, same), calls.save(who, same)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });
});

describe('a shown event', () => {
  const publish = (change: object) => calls.save(who, { status: 'public', ...change });

  test.each([
    ['no words', { jp: null, en: null }, ['jp.title', 'jp.description', 'jp.place']],
    ['half a language', { en: { description: null } }, ['en.description']],
    ['no place', { jp: { place: null } }, ['jp.place']],
    [
      'no dates',
      { common: { startsAt: null, endsAt: null } },
      ['common.startsAt', 'common.endsAt'],
    ],
    ['online without a link', { common: { format: 'online' } }, ['common.onlineUrl']],
  ] as const)('must be complete: %s', async (_, change, fields) => {
    const reply = await publish(eventWith(api, change));
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(fields);
  });

  test('must be in the future: refuses a past start or deadline', async () => {
    const [startsAt, endsAt] = [inHours(api, -1), inHours(api, 1)];
    const begun = await publish(eventWith(api, { common: { startsAt, endsAt } }));
    expect(begun.json().fields).toEqual({
      'common.startsAt': 'Please enter a time in the future.',
    });
    const closed = await publish(eventWith(api, { common: { deadline: inHours(api, -1) } }));
    expect(closed.json().fields).toEqual({
      'common.deadline': 'Please enter a time in the future.',
    });
  });

  test('needs no place online, and no link at a place', async () => {
    const remote = eventWith(api, { jp: { place: null }, en: { place: null }, common: online });
    expect((await publish(remote)).statusCode).toBe(200);
    expect((await publish(eventWith(api))).statusCode).toBe(200);
  });

  test.each([
    ['a script', { onlineUrl: `javascript:alert('x')` }, 'common.onlineUrl'],
    ['no address', { onlineUrl: 'meet.example' }, 'common.onlineUrl'],
    ['an end before the start', { endsAt: '2020-01-01T10:00' }, 'common.endsAt'],
    ['no day of the calendar', { startsAt: '2027-02-30T10:00' }, 'common.startsAt'],
    ['places for nobody', { capacity: 0 }, 'common.capacity'],
  ])('refuses, even as a draft, %s', async (_, common, field) => {
    const reply = await calls.save(who, eventWith(api, { common }));
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toHaveProperty([field]);
  });

  test('refuses a deadline after the start', async () => {
    const late = eventWith(api, { common: { deadline: inHours(api, 14 * 24 + 1) } });
    expect((await calls.save(who, late)).json().fields).toHaveProperty(['common.deadline']);
  });

  test('shows the link to participants only, not in view or preview', async () => {
    const id = await saveOne(calls, who, eventWith(api, { common: online }));
    expect((await calls.see(student, id)).body).not.toContain(meetingUrl);
    expect((await calls.preview(who, id)).body).not.toContain(meetingUrl);
    expect((await calls.list(who)).body).not.toContain(meetingUrl);
    expect((await show(id)).content.common.onlineUrl).toBe(meetingUrl);
  });
});

describe('pictures', () => {
  test('of draft and published copy are used; another company’s is refused', async () => {
    const [first, second] = [await uploadPicture(api, who), await uploadPicture(api, who)];
    const covered = (coverImage: string) => eventWith(api, { jp: { coverImage } });
    const id = await saveOne(calls, who, covered(first));
    await calls.save(who, { eventId: id, version: 1, ...covered(second) });
    const seen = (await calls.see(student, id)).json();
    expect(seen.images).toMatchObject([{ id: first }]);
    expect((await calls.show(who, id)).json().images).toMatchObject([{ id: second }]);
    await calls.save(who, { eventId: id, version: 2, status: 'public', ...covered(second) });
    expect((await calls.see(student, id)).json().images).toMatchObject([{ id: second }]);
    const other = await createRecruiter(api);
    expect((await calls.save(other, covered(second))).statusCode).toBe(404);
  });
});
