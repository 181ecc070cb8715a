import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyUnread } from '../../src/features/messages/public.ts';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { emailOf, mailsTo, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { messageCalls, startTalking } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof messageCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = messageCalls(api);
});
afterAll(() => api.close());

const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);
const told = async (who: SignedIn) =>
  (await templatesTo(api, await emailOf(api, who))).filter((name) => name.startsWith('unread-'));
const tell = () => {
  const { databases, server, clock } = api.services;
  const origin = 'https://engawa.example';
  return notifyUnread({
    commands: databases.commands,
    writer: server.outbox,
    origin,
    now: clock.now(),
  });
};
const minutes = async (count: number) => {
  api.clock.advance(count * 60);
  await tell();
};

test('messages unread for ten minutes make one mail, until read and a new one comes', async () => {
  const { student, who, threadId } = await startTalking(api);
  await calls.send('company', who, threadId);
  await minutes(9);
  expect(await told(student)).toEqual([]);
  await calls.send('company', who, threadId);
  await minutes(1);
  await minutes(30);
  expect(await told(student)).toEqual(['unread-messages-student']);
  const last = (await mailsTo(api, await emailOf(api, student))).at(-1);
  expect(last).toMatchObject({
    count: '2',
    url: `https://engawa.example/talent/inbox/${threadId}`,
  });
  expect(JSON.stringify(last)).not.toContain('はじめまして');
  await calls.send('company', who, threadId);
  await minutes(11);
  expect(await told(student)).toHaveLength(1);
  await calls.read('student', student, threadId, 3);
  await calls.send('company', who, threadId);
  await minutes(11);
  expect(await told(student)).toHaveLength(2);
});

test('messages read or deleted meanwhile are not mailed', async () => {
  const { student, who, threadId } = await startTalking(api);
  await calls.send('student', student, threadId);
  await calls.read('company', who, threadId, 1);
  const sent = await calls.send('company', who, threadId);
  await calls.remove('company', who, sent.json().written.id);
  await minutes(11);
  expect([await told(student), await told(who)]).toEqual([[], []]);
});

test('a company is mailed through the assignee, else everybody who handles threads', async () => {
  const { student, who, threadId } = await startTalking(api);
  const { companyId } = who;
  const colleague = await createRecruiter(api, { companyId, level: 2 });
  const interviewer = await createRecruiter(api, { companyId, level: 3 });
  await calls.send('student', student, threadId);
  await minutes(11);
  expect([await told(who), await told(colleague), await told(interviewer)]).toEqual([
    ['unread-messages-company'],
    ['unread-messages-company'],
    [],
  ]);
  await calls.read('company', who, threadId, 1);
  await calls.post('/v1/company/messages/assign', who, {
    threadId,
    assigneeId: colleague.accountId,
  });
  await calls.send('student', student, threadId);
  await minutes(11);
  expect([(await told(who)).length, (await told(colleague)).length]).toEqual([1, 2]);
});

test('daily mails have a line, which is dropped if read before the morning', async () => {
  const { student, who, threadId } = await startTalking(api);
  await query(
    `insert into recruiter_settings
       (recruiter_id, version, mail_connects, mail_messages, mail_applicants, mail_news, language)
     values ($1, 1, 'daily', 'daily', 'daily', 'never', 'ja')`,
    [who.accountId],
  );
  const lines = async () =>
    (
      await query(`select url from daily_line where account_id = $1 and kind = 'messages'`, [
        who.accountId,
      ])
    ).rows.length;
  await calls.send('student', student, threadId);
  await minutes(11);
  expect([await told(who), await lines()]).toEqual([[], 1]);
  await calls.read('company', who, threadId, 1);
  expect(await lines()).toBe(0);
});

test('no mail if switched off, nor from a blocked company', async () => {
  const { student, who, threadId } = await startTalking(api);
  await calls.send('company', who, threadId);
  await query('insert into blocked_company (student_id, company_id) values ($1, $2)', [
    student.accountId,
    who.companyId,
  ]);
  await minutes(11);
  expect(await told(student)).toEqual([]);
});
