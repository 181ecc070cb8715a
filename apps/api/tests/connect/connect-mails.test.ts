import { afterAll, beforeAll, expect, test } from 'vitest';
import { endUnanswered } from '../../src/features/connect/public.ts';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { emailOf, mailsTo, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectCalls, createTwo } from '../../testing/talk/connect.ts';

let api: TestApp;
let calls: ReturnType<typeof connectCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = connectCalls(api);
});
afterAll(() => api.close());

const told = async (who: SignedIn) => templatesTo(api, await emailOf(api, who));

test('each side is mailed a request and its acceptance once, and nothing else', async () => {
  const { student, who } = await createTwo(api);
  const colleague = await createRecruiter(api, { level: 2, companyId: who.companyId });
  const interviewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
  await calls.company.ask(who, student.accountId, { message: 'お話ししませんか。' });
  await calls.company.end(who, student.accountId, 'cancel');
  await calls.company.ask(who, student.accountId);
  await calls.student.ask(student, who.companyId, { act: 'accept' });
  await calls.student.end(student, who.companyId, 'end');
  expect(await told(student)).toEqual(['connect-asked-student']);
  expect((await mailsTo(api, await emailOf(api, student)))[0]?.['message']).toContain('お話し');
  expect(await told(who)).toEqual(['connect-accepted-company']);
  expect(await told(colleague)).toEqual(['connect-accepted-company']);
  expect(await told(interviewer)).toEqual([]);
});

test('does not name an unverified company', async () => {
  const { student, who } = await createTwo(api, { verified: false });
  await calls.student.ask(student, who.companyId);
  await calls.company.ask(who, student.accountId, { act: 'accept' });
  expect(await told(who)).toEqual(['connect-asked-company']);
  expect(await mailsTo(api, await emailOf(api, student))).toMatchObject([{ name: '未確認の企業' }]);
});

test('notifies both sides of an expired request', async () => {
  const { student, who } = await createTwo(api);
  await calls.student.ask(student, who.companyId);
  api.clock.advance(14 * 86_400);
  const { databases, server, clock } = api.services;
  const ending = { commands: databases.commands, writer: server.outbox, now: clock.now() };
  await endUnanswered({ ...ending, origin: 'https://engawa.example' });
  expect(await told(student)).toEqual(['connect-expired-student']);
  expect(await told(who)).toEqual(['connect-asked-company', 'connect-expired-company']);
});

test('sends no mail if switched off, and a line of the daily mail if daily', async () => {
  const { student, who } = await createTwo(api);
  const url = '/v1/student/settings';
  const { settings } = (await api.app.inject({ url, headers: student.headers })).json();
  const save = async (connects: string) => {
    const { blockedCompanies: _, version: __, ...kept } = settings;
    const { version } = (await api.app.inject({ url, headers: student.headers })).json().settings;
    const mailNotices = { ...kept.mailNotices, connects };
    const payload = { ...kept, version, mailNotices, blockedCompanyIds: [] };
    const saved = await api.app.inject({ method: 'POST', url, headers: student.headers, payload });
    expect(saved.statusCode).toBe(200);
  };
  await save('never');
  await calls.company.ask(who, student.accountId);
  await save('daily');
  await calls.company.ask(await createRecruiter(api), student.accountId);
  expect(await told(student)).toEqual([]);
  const { rows } = await api.services.databases.pool.query(
    'select kind from daily_line where account_id = $1',
    [student.accountId],
  );
  expect(rows).toEqual([{ kind: 'connects' }]);
});

test('collects requests beyond ten a day in one mail', async () => {
  const who = await createRecruiter(api);
  const asking = await Promise.all(
    Array.from({ length: 12 }, async () => (await createTwo(api)).student),
  );
  for (const student of asking) await calls.student.ask(student, who.companyId);
  expect(await told(who)).toHaveLength(10);
  const { rows } = await api.services.databases.pool.query(
    'select kind from daily_line where account_id = $1',
    [who.accountId],
  );
  expect(rows).toHaveLength(2);
});
