import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { mailsTo } from '../../testing/files/mails.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';
import { messageCalls, type Side, startTalking } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof messageCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = messageCalls(api);
});
afterAll(() => api.close());

const report = (side: Side, who: SignedIn, id: string) =>
  calls.post(`/v1/${side}/reports`, who, { about: 'message', id, reason: 'harassment' });

const send = async (side: Side, who: SignedIn, threadId: string, body: object) =>
  (await calls.send(side, who, threadId, body)).json().written.id as string;

const lastReport = async (who: SignedIn) =>
  (
    await api.services.databases.pool.query(
      'select * from report where reporter_id = $1 order by id desc limit 1',
      [who.accountId],
    )
  ).rows[0];

const reports = (...words: string[]) => admin(api, 'reports', ...words);

test('a student reports a message: text and files as they were, also if edited or deleted later', async () => {
  const { student, who, threadId } = await startTalking(api);
  const file = (await calls.upload('company', who)).json().file.id;
  const text = '週末に二人きりで会いましょう。';
  const id = await send('company', who, threadId, { text, files: [file] });
  const reply = await report('student', student, id);
  expect([reply.statusCode, reply.json().known]).toEqual([200, false]);
  await calls.edit('company', who, id, '会社説明会へどうぞ。');
  await calls.remove('company', who, id);
  const { id: reportId } = await lastReport(student);
  const shown = await reports('show', reportId);
  expect(shown).toContain(text);
  expect(shown).toContain('plan.pdf');
  expect((await report('student', student, id)).json().known).toBe(true);
});

test('a recruiter reports a student’s message; each is named as such, and texts are erased with the student', async () => {
  const { student, who, threadId } = await startTalking(api);
  const text = '高額な教材を買いませんか。';
  const id = await send('student', student, threadId, { text });
  expect((await report('company', who, id)).statusCode).toBe(200);
  const { id: reportId } = await lastReport(who);
  expect(await reports('show', reportId)).toContain(text);
  await api.app.inject({
    method: 'DELETE',
    url: '/v1/student/account',
    headers: student.headers,
  });
  const shown = await reports('show', reportId);
  expect(shown).toContain('has left');
  expect(shown).not.toContain(text);
  expect(shown).not.toContain(student.accountId);
  await reports('decide', reportId, '--outcome', 'acted', '--why', '警告した');
  expect((await mailsTo(api, who.email)).at(-1)).toMatchObject({
    what: '学生からのメッセージ',
  });
});

test('after a block the student can still report received messages', async () => {
  const { student, who, threadId } = await startTalking(api);
  const id = await send('company', who, threadId, { text: 'お返事ください。' });
  await block(api, student, who.companyId);
  expect((await report('student', student, id)).statusCode).toBe(200);
});

test('nobody reports their own message or a stranger’s; interviewers and blocked companies none', async () => {
  const { student, who, threadId } = await startTalking(api);
  const mine = await send('student', student, threadId, {});
  const theirs = await send('company', who, threadId, {});
  const interviewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
  const tries = [
    report('student', student, mine),
    report('company', who, theirs),
    report('student', await createStudent(api), theirs),
    report('company', await createRecruiter(api), mine),
  ];
  for (const reply of await Promise.all(tries)) expect(reply.statusCode).toBe(404);
  expect((await report('company', interviewer, mine)).statusCode).toBe(403);
  expect((await report('student', who, mine)).statusCode).toBe(403);
  await block(api, student, who.companyId);
  expect((await report('company', who, mine)).statusCode).toBe(404);
});
