import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endUnanswered } from '../../src/features/connect/public.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';
import { connectCalls, connectThem, createTwo } from '../../testing/talk/connect.ts';

let api: TestApp;
let calls: ReturnType<typeof connectCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = connectCalls(api);
});
afterAll(() => api.close());

const days = (count: number) => api.clock.advance(count * 86_400);
const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);

type Two = Awaited<ReturnType<typeof createTwo>>;
const two = (options?: Parameters<typeof createTwo>[1]) => createTwo(api, options);
const stateOf = async ({ student, who }: Two) =>
  (await calls.student.show(student, who.companyId)).json().connect;
const statuses = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
async function saveSettings({ headers }: SignedIn, change: object): Promise<void> {
  const url = '/v1/student/settings';
  const { settings } = (await api.app.inject({ url, headers })).json();
  const { blockedCompanies: _, ...kept } = settings;
  const payload = { blockedCompanyIds: [], ...kept, ...change };
  expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
}
const codeOf = (reply: { json(): { code: string } }) => reply.json().code;

describe('a request', () => {
  test('of a company is in both lists, with its message, until the student accepts', async () => {
    const both = await two();
    const { student, who } = both;
    const sent = await calls.company.ask(who, student.accountId, { message: 'お話ししませんか。' });
    expect(sent.json()).toMatchObject({
      message: '送信しました。',
      connect: { state: 'applying', askedBy: '田中 美咲', message: 'お話ししませんか。' },
    });
    const theirs = (await calls.company.list(who, 3)).json();
    expect(theirs.connectApplyingUserLists).toHaveLength(1);
    expect(theirs.counts).toEqual({ connected: 0, waiting: 0, applying: 1 });
    const mine = (await calls.student.list(student, 2)).json();
    expect(mine.connects).toMatchObject([
      { companyId: who.companyId, state: 'waiting', message: 'お話ししませんか。' },
    ]);
    const accepted = await calls.student.ask(student, who.companyId, { act: 'accept' });
    expect(accepted.json()).toMatchObject({
      message: 'つながりました。',
      connect: { state: 'connected', expiresAt: null },
    });
    expect((await calls.company.list(who, 1)).json().connectedUserLists).toMatchObject([
      { studentId: student.accountId, state: 'connected' },
    ]);
    expect((await stateOf(both)).state).toBe('connected');
  });

  test('becomes a connection if the other side has asked too', async () => {
    const { student, who } = await two();
    const replies = await Promise.all([
      calls.student.ask(student, who.companyId),
      calls.company.ask(who, student.accountId),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await calls.student.list(student, 1)).json().counts).toEqual({
      connected: 1,
      waiting: 0,
      applying: 0,
    });
  });

  test('can be cancelled, and a later acceptance changes nothing', async () => {
    const both = await two();
    await calls.company.ask(both.who, both.student.accountId);
    await calls.company.end(both.who, both.student.accountId, 'cancel');
    const late = await calls.student.ask(both.student, both.who.companyId, { act: 'accept' });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'connect_request_gone']);
    expect((await stateOf(both)).state).toBe('none');
  });

  test('accepted and cancelled concurrently ends in one of the two states', async () => {
    const both = await two();
    await calls.company.ask(both.who, both.student.accountId);
    const [accepted, cancelled] = await Promise.all([
      calls.student.ask(both.student, both.who.companyId, { act: 'accept' }),
      calls.company.end(both.who, both.student.accountId, 'cancel'),
    ]);
    expect(statuses([accepted, cancelled])).toEqual([200, 409]);
    const state = accepted.statusCode === 200 ? 'connected' : 'none';
    expect((await stateOf(both)).state).toBe(state);
  });

  test('once declined cannot be repeated by the same side for ninety days', async () => {
    const both = await two();
    const { student, who } = both;
    await calls.company.ask(who, student.accountId);
    await calls.student.end(student, who.companyId, 'decline');
    const again = await calls.company.ask(who, student.accountId);
    expect(again.json()).toMatchObject({ code: 'asked_lately' });
    expect(again.json().message).toContain('90');
    expect((await calls.student.ask(student, who.companyId)).statusCode).toBe(200);
  });

  test('expires after fourteen days', async () => {
    const both = await two();
    const { student, who } = both;
    await calls.student.ask(student, who.companyId);
    days(14);
    const fresh = await createRecruiter(api, { companyId: who.companyId });
    expect((await calls.company.list(fresh, 2)).json().counts.waiting).toBe(0);
    const late = await calls.company.ask(fresh, student.accountId, { act: 'accept' });
    expect(codeOf(late)).toBe('connect_request_gone');
    const { databases, server, clock } = api.services;
    const ending = {
      commands: databases.commands,
      writer: server.outbox,
      now: clock.now(),
      origin: 'https://engawa.example',
    };
    await endUnanswered(ending);
    await endUnanswered(ending);
    const { rows } = await query('select state from connection where student_id = $1', [
      student.accountId,
    ]);
    expect(rows).toEqual([{ state: 'expired' }]);
  });

  test('of a student needs a profile, and names missing items', async () => {
    const student = await createStudent(api);
    const { companyId } = await createRecruiter(api);
    const reply = await calls.student.ask(student, companyId);
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'profile_incomplete']);
    expect(Object.keys(reply.json().fields)).toContain('university');
  });

  test('sent twice exists once', async () => {
    const { student, who } = await two();
    const replies = await Promise.all([
      calls.student.ask(student, who.companyId),
      calls.student.ask(student, who.companyId),
    ]);
    expect(statuses(replies)).toEqual([200, 409]);
  });
});

describe('limits of a company’s requests', () => {
  test('a student who is not looking cannot be asked, but their own request can be accepted', async () => {
    const { student, who } = await two();
    await saveSettings(student, { jobHuntingStatus: 'not-looking' });
    expect(codeOf(await calls.company.ask(who, student.accountId))).toBe('cannot_connect');
    await calls.student.ask(student, who.companyId);
    expect((await calls.company.ask(who, student.accountId)).json().connect.state).toBe(
      'connected',
    );
  });

  test('an unverified company asks nobody, but sees and answers requests', async () => {
    const { student, who } = await two({ verified: false });
    expect((await calls.company.ask(who, student.accountId)).statusCode).toBe(404);
    await calls.student.ask(student, who.companyId);
    expect((await calls.company.list(who, 2)).json().connectWaitingUserLists).toHaveLength(1);
    const accepted = await calls.company.ask(who, student.accountId, { act: 'accept' });
    expect(accepted.json().connect.state).toBe('connected');
  });

  test('the free plan has thirty a month, also concurrently', async () => {
    const who = await createRecruiter(api);
    await query('update company set plan = 1 where id = $1', [who.companyId]);
    const students = await Promise.all(Array.from({ length: 32 }, () => createStudent(api)));
    const ask = ({ accountId }: SignedIn) => calls.company.ask(who, accountId);
    for (const one of students.slice(0, 24)) expect((await ask(one)).statusCode).toBe(200);
    const replies = await Promise.all(students.slice(24).map(ask));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toMatchObject({ code: 'connect_requests_used_up' });
    expect(refused[0]?.json().message).toContain('30');
    const roomOf = async ({ headers }: SignedInRecruiter) =>
      (await new Browser(api).get('/v1/company/plan', headers)).json().connectRequests;
    expect(await roomOf(who)).toEqual({ most: 30, used: 30 });
    days(31);
    const fresh = await createRecruiter(api, { companyId: who.companyId });
    expect(await roomOf(fresh)).toEqual({ most: 30, used: 0 });
    const { accountId } = await createStudent(api);
    expect((await calls.company.ask(fresh, accountId)).statusCode).toBe(200);
  });
});

test('blocking ends the connection, and the company is not notified', async () => {
  const { student, who } = await two();
  await connectThem(api, student, who);
  const other = await two();
  await calls.company.ask(other.who, student.accountId);
  await saveSettings(student, { blockedCompanyIds: [who.companyId, other.who.companyId] });
  expect((await calls.company.list(who, 1)).json().counts.connected).toBe(0);
  expect((await calls.company.list(other.who, 3)).json().counts.applying).toBe(0);
  expect((await calls.company.ask(who, student.accountId)).statusCode).toBe(404);
  expect((await calls.company.end(who, student.accountId, 'end')).statusCode).toBe(404);
});
