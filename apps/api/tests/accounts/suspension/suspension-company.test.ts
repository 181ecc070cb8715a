import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendOutcomes } from '../../../src/features/applications/public.ts';
import { createRecruiter, createStudent, signIn } from '../../../testing/database/factories.ts';
import { type Acquainted, createAcquainted } from '../../../testing/people/acquainted.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { admin, atDesk } from '../../../testing/server/desk.ts';
import { applicationCalls, applyOnce } from '../../../testing/talk/applications.ts';
import { connectCalls } from '../../../testing/talk/connect.ts';
import { messageCalls } from '../../../testing/talk/messages.ts';

let api: TestApp;
let two: Acquainted;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'off', CALLS_PER_MINUTE: '100000' } });
  two = await createAcquainted(api);
});
afterAll(() => api.close());

const say = (command: string, id = two.who.companyId) => admin(api, command, id);
const account = (headers: Record<string, string>) =>
  api.app.inject({ url: '/v1/company/account', headers });

describe('while a company is suspended', () => {
  beforeEach(async () => {
    two.who = { ...two.who, ...(await signIn(api, two.who.accountId)) };
    await say('suspend-company');
    return async () => {
      await say('unsuspend-company');
    };
  });

  test('its recruiters are signed out at once and cannot sign in', async () => {
    expect((await account(two.who.headers)).json().code).toBe('session_expired');
    const again = await signIn(api, two.who.accountId);
    expect((await account(again.headers)).statusCode).toBe(401);
  });

  test('new members cannot sign in either', async () => {
    const late = await createRecruiter(api, { companyId: two.who.companyId, level: 2 });
    expect((await account(late.headers)).statusCode).toBe(401);
  });

  test('nobody can write to it, ask it to connect or apply', async () => {
    const { student, who, threadId, ids } = two;
    const messages = messageCalls(api);
    expect((await messages.send('student', student, threadId)).statusCode).not.toBe(200);
    const other = await createStudent(api);
    expect((await connectCalls(api).student.ask(other, who.companyId)).statusCode).toBe(404);
    const jobId = ids[3] ?? '';
    const applied = await applicationCalls(api).apply(student, jobId);
    expect(applied.statusCode).not.toBe(200);
    const report = await api.app.inject({
      method: 'POST',
      url: '/v1/student/reports',
      headers: student.headers,
      payload: { about: 'company', id: who.companyId, reason: 'fraud' },
    });
    // A suspended company can still be reported.
    expect(report.statusCode).toBe(200);
  });

  test('a recruiter of two companies can sign in to the other one', async () => {
    const elsewhere = await createRecruiter(api, { email: two.who.email });
    expect((await account(elsewhere.headers)).statusCode).toBe(200);
  });

  test('it cannot be suspended twice', async () => {
    expect(await say('suspend-company')).toContain('has been suspended since');
  });
});

test('a planned outcome is sent only after the suspension is lifted', async () => {
  const { who, student, id } = await applyOnce(api);
  const calls = applicationCalls(api);
  expect((await calls.outcome(who, [id], 'declined')).statusCode).toBe(200);
  const send = async () => {
    api.clock.advance(120);
    const { databases, server, origin, applications } = api.services;
    const sending = { commands: databases.commands, writer: server.outbox, origin };
    await sendOutcomes({ ...sending, ...applications, now: api.clock.now() });
    const { rows } = await api.services.databases.pool.query(
      'select status from application where id = $1',
      [id],
    );
    return rows[0].status;
  };
  for (const [noun, what] of [
    ['company', who.companyId],
    ['person', student.accountId],
  ] as const) {
    await say(`suspend-${noun}`, what);
    expect(await send()).toBe('new');
    await say(`unsuspend-${noun}`, what);
  }
  expect(await send()).toBe('declined');
});

test('lifting leaves accounts closed or suspended for other reasons alone', async () => {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  const [closed, suspended, open] = [
    await createRecruiter(api, { companyId, level: 2 }),
    await createRecruiter(api, { companyId, level: 2 }),
    await createRecruiter(api, { companyId, level: 2 }),
  ];
  await api.services.databases.pool.query('update account set closed_at = now() where id = $1', [
    closed.accountId,
  ]);
  await say('suspend-person', suspended.accountId);
  await say('suspend-company', companyId);
  await say('unsuspend-company', companyId);
  const statusOf = async (id: string) =>
    (await account((await signIn(api, id)).headers)).statusCode;
  expect(await statusOf(closed.accountId)).toBe(401);
  expect(await statusOf(suspended.accountId)).toBe(401);
  expect(await statusOf(open.accountId)).toBe(200);
});

test.each([
  ['suspend-company', crypto.randomUUID(), 'There is no company with this id.'],
  ['unsuspend-company', crypto.randomUUID(), 'There is no company with this id.'],
  ['suspend-person', crypto.randomUUID(), 'There is nobody with this address or id.'],
  ['unsuspend-person', 'nobody@test.example', 'There is nobody with this address or id.'],
])('%s %s: “%s”', async (command, id, sentence) => {
  expect(await say(command, id)).toBe(sentence);
  const { code } = await atDesk(api, [command, id, '--why', 'x', '--yes']);
  expect(code).toBe(1);
});
