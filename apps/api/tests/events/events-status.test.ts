import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  inHours,
  nobody,
  saveOne,
} from '../../testing/contents/events.ts';
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
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
  who = await createRecruiter(api);
  student = await createStudent(api);
});
afterAll(() => api.close());

const sees = async (id: string, one = student) => (await calls.see(one, id)).statusCode === 200;
const change = async (id: string, status: string) => {
  const reply = await calls.changeStatus(who, id, status);
  return reply.statusCode === 200 ? reply.json().event.status : reply.json().code;
};
const only = (...studentIds: string[]) => ({ audience: { ...nobody, studentIds } });

describe('a status', () => {
  test('can be hidden, shown again as published, withdrawn, and shown as drafted', async () => {
    const id = await saveOne(calls, who);
    const draft = eventWith(api, { jp: { title: '書きかけ' } });
    await calls.save(who, { eventId: id, version: 1, ...draft });
    const titleAfter = async (hidden: string) => {
      expect(await change(id, hidden)).toBe(hidden);
      expect(await sees(id)).toBe(false);
      expect(await change(id, 'public')).toBe('public');
      return (await calls.see(student, id)).json().event.jp.title;
    };
    expect(await titleAfter('private')).toBe('会社説明会');
    expect((await calls.changeStatus(who, id, 'public')).json()).toMatchObject({
      message: 'Status updated.',
      event: { id, hasChanges: true, jp: { title: '書きかけ' }, going: 0, waiting: 0 },
    });
    expect(await titleAfter('draft')).toBe('書きかけ');
  });

  test('of a draft never shown: publishing checks it, hiding is refused', async () => {
    const id = await saveOne(calls, who, { status: 'draft' });
    expect(await change(id, 'private')).toBe('status_not_possible');
    expect(await change(id, 'public')).toBe('public');
    expect(await sees(id)).toBe(true);
    const half = eventWith(api, { en: null, jp: { description: null } });
    const unready = await saveOne(calls, who, { status: 'draft', ...half });
    const refused = await calls.changeStatus(who, unready, 'public');
    expect(refused.json().fields).toEqual({ 'jp.description': 'This field is required.' });
    expect((await calls.show(who, unready)).json().event).toMatchObject({
      status: 'draft',
      publishedAt: null,
    });
  });

  test('changes the date of change in the list', async () => {
    const id = await saveOne(calls, who);
    api.clock.advance(60);
    await change(id, 'private');
    const listed = (await calls.list(who)).json().eventPostingList;
    expect(listed.find((event: { id: string }) => event.id === id)).toMatchObject({
      status: 'private',
      updatedAt: api.clock.now().toISOString(),
    });
  });

  test('saved as private stores the new content hidden', async () => {
    const id = await saveOne(calls, who);
    const other = eventWith(api, { jp: { title: '延期' } });
    const reply = await calls.save(who, { eventId: id, version: 1, status: 'private', ...other });
    expect(reply.json()).toMatchObject({ status: 'private', hasChanges: false });
    expect(await sees(id)).toBe(false);
  });

  test('after the deadline can still change, with applications closed', async () => {
    const closing = { deadline: inHours(api, 1) };
    const id = await saveOne(calls, who, eventWith(api, { common: closing }));
    api.clock.advance(2 * 3600);
    await signInAgain();
    const event = eventWith(api, { jp: { place: '別館' }, common: closing });
    const saved = await calls.save(who, { eventId: id, version: 1, status: 'public', ...event });
    expect(saved.json()).toMatchObject({ status: 'public' });
    expect((await calls.see(student, id)).json().event.jp.place).toBe('別館');
    expect([await change(id, 'private'), await change(id, 'public')]).toEqual([
      'private',
      'public',
    ]);
    expect((await calls.apply(student, id)).json().code).toBe('event_closed');
    const fresh = await calls.save(who, { status: 'public', ...event });
    expect(fresh.json().fields).toHaveProperty(['common.deadline']);
  });

  test('after the start allows corrections, but no start in the past', async () => {
    const soon = { startsAt: inHours(api, 1), endsAt: inHours(api, 3) };
    const id = await saveOne(calls, who, eventWith(api, { common: soon }));
    api.clock.advance(2 * 3600);
    await signInAgain();
    const publish = (version: number, common: object) => {
      const event = eventWith(api, { jp: { place: '別館' }, common });
      return calls.save(who, { eventId: id, version, status: 'public', ...event });
    };
    const moved = await publish(1, { ...soon, startsAt: inHours(api, -2) });
    expect(Object.keys(moved.json().fields)).toEqual(['common.startsAt']);
    expect((await publish(1, soon)).statusCode).toBe(200);
    expect((await calls.see(student, id)).json().event.jp.place).toBe('別館');
  });

  test('is not undone by an editor opened earlier', async () => {
    const id = await saveOne(calls, who, only(student.accountId));
    await change(id, 'limited');
    const stale = await calls.save(who, { eventId: id, version: 1, status: 'public' });
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: 2 });
    expect((await calls.show(who, id)).json().event).toMatchObject({
      status: 'limited',
      version: 2,
    });
  });

  test('of a past event can be hidden, not shown again', async () => {
    const soon = { startsAt: inHours(api, 1), endsAt: inHours(api, 2) };
    const id = await saveOne(calls, who, eventWith(api, { common: soon }));
    api.clock.advance(3 * 3600);
    await signInAgain();
    expect(await change(id, 'private')).toBe('private');
    const again = await calls.changeStatus(who, id, 'public');
    expect(again.json().fields).toEqual({
      'common.startsAt': 'Please enter a time in the future.',
    });
    expect(await change(id, 'draft')).toBe('draft');
  });
});

/** Sessions have expired by then. */
async function signInAgain(): Promise<void> {
  student = await signIn(api, student.accountId);
  who = { ...who, ...(await signIn(api, who.accountId)) };
}

describe('a limited event', () => {
  test('needs a non-empty audience, whichever way it is limited', async () => {
    const refused = await calls.save(who, { status: 'limited' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'audience_missing']);
    const id = await saveOne(calls, who);
    expect(await change(id, 'limited')).toBe('audience_missing');
    await calls.save(who, { eventId: id, version: 1, ...only(student.accountId) });
    expect(await change(id, 'limited')).toBe('limited');
    const emptied = await calls.save(who, { eventId: id, version: 3, status: 'limited' });
    expect(emptied.json().code).toBe('audience_missing');
    const audience = { studentIds: [student.accountId] };
    const stored = async () => (await calls.show(who, id)).json().event;
    expect(await stored()).toMatchObject({ version: 3, audience });
    expect((await calls.save(who, { eventId: id, version: 3 })).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ version: 4, audience });
  });

  test('is visible to named students only', async () => {
    const [named, stranger] = [await createStudent(api), await createStudent(api)];
    const id = await saveOne(calls, who, { status: 'limited', ...only(named.accountId) });
    expect([await sees(id, named), await sees(id, stranger)]).toEqual([true, false]);
    expect((await calls.see(named, id)).json().event.limited).toBe(true);
    const refused = await calls.apply(stranger, id);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found']);
    expect((await calls.apply(named, id)).statusCode).toBe(200);
  });

  test('is visible to others only after publication, not as a draft', async () => {
    const [named, next] = [await createStudent(api), await createStudent(api)];
    const id = await saveOne(calls, who, { status: 'limited', ...only(named.accountId) });
    const other = { eventId: id, ...only(next.accountId) };
    expect((await calls.save(who, { ...other, version: 1 })).statusCode).toBe(200);
    expect([await sees(id, named), await sees(id, next)]).toEqual([true, false]);
    await calls.save(who, { ...other, version: 2, status: 'limited' });
    expect([await sees(id, named), await sees(id, next)]).toEqual([false, true]);
  });

  test('is visible to members of the company’s lists', async () => {
    const [listed, stranger] = [await createStudent(api), await createStudent(api)];
    const { commands } = api.services.databases;
    const { id: listId } = await commands
      .insertInto('save_list')
      .values({ company_id: who.companyId, name: '二次面接' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = { list_id: listId, student_id: listed.accountId };
    await commands.insertInto('saved_student').values(row).execute();
    const audience = { ...nobody, saveListIds: [listId] };
    const id = await saveOne(calls, who, { status: 'limited', audience });
    expect([await sees(id, listed), await sees(id, stranger)]).toEqual([true, false]);
  });

  test('ignores unknown ids in its audience', async () => {
    const reply = await calls.save(who, { status: 'limited', ...only(crypto.randomUUID()) });
    // The same response as for a student who has blocked the company.
    expect(reply.statusCode).toBe(200);
    const { audience } = (await calls.show(who, reply.json().id)).json().event;
    expect(audience.studentIds).toEqual([]);
  });
});

describe('a student does not see', () => {
  test('an event of a company they have blocked', async () => {
    const id = await saveOne(calls, who);
    const other = await createStudent(api);
    const block = { student_id: other.accountId, company_id: who.companyId };
    await api.services.databases.commands.insertInto('blocked_company').values(block).execute();
    expect([await sees(id, other), await sees(id)]).toEqual([false, true]);
    expect((await calls.apply(other, id)).statusCode).toBe(404);
  });

  test('an event of a deleted company', async () => {
    const leaving = await createRecruiter(api);
    const id = await saveOne(calls, leaving);
    await api.services.databases.pool.query('delete from company where id = $1', [
      leaving.companyId,
    ]);
    expect(await sees(id)).toBe(false);
  });

  test('an unknown event', async () => {
    expect(await sees(crypto.randomUUID())).toBe(false);
    expect((await calls.see(student, 'x')).statusCode).toBe(404);
  });
});
