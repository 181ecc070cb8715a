import { readZip } from '@engawa/platform/testing/reading/read-zip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applyOnce } from '../../testing/talk/applications.ts';
import { connectCalls } from '../../testing/talk/connect.ts';
import { messageCalls, startTalking, type Talking, threadOf } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof messageCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = messageCalls(api);
});
afterAll(() => api.close());

const idsOf = (reply: { json(): { threads: { id: string }[] } }) =>
  reply.json().threads.map(({ id }) => id);

test('a note is visible to the company only, and deleted by its author', async () => {
  const { student, who, threadId } = await startTalking(api);
  const { companyId } = who;
  const colleague = await createRecruiter(api, { companyId, level: 2 });
  await calls.send('student', student, threadId);
  const text = '日本語がとても丁寧。';
  const added = await calls.post('/v1/company/message-notes', who, { threadId, text });
  const { note } = added.json();
  expect(note).toMatchObject({ text, after: 1, mine: true });

  const seen = (await calls.show('company', colleague, threadId)).json();
  expect(seen.notes).toMatchObject([{ text, mine: false }]);
  const theirs = await calls.show('student', student, threadId);
  expect(theirs.body).not.toContain(text);
  expect((await calls.search('student', student, '丁寧')).json().threads).toEqual([]);
  expect(await calls.unread('student', student)).toBe(0);

  const remove = (by: typeof who) =>
    api.app.inject({
      method: 'DELETE',
      url: `/v1/company/message-notes/${note.id}`,
      headers: by.headers,
    });
  expect((await remove(colleague)).statusCode).toBe(404);
  expect((await remove(who)).statusCode).toBe(200);
  expect((await calls.show('company', who, threadId)).json().notes).toEqual([]);
});

test('threads are filtered by label, assignee and word', async () => {
  const first = await startTalking(api);
  const { who } = first;
  const second = await startTalking(api, { who });
  const made = await connectCalls(api).company.saveLabel(who, { name: '面談済み', colour: 'ai' });
  const [label] = made.json().labels;
  const studentIds = [first.student.accountId];
  await calls.send('company', who, first.threadId);
  await connectCalls(api).company.setLabels(who, { studentIds, add: [label.id] });
  const assign = { threadId: second.threadId, assigneeId: who.accountId };
  await calls.post('/v1/company/messages/assign', who, assign);
  await calls.send('student', second.student, second.threadId, { text: '研究室の見学について' });

  const list = (query: string) => calls.list('company', who, query);
  expect(idsOf(await list(`?label=${label.id}`))).toEqual([first.threadId]);
  expect(idsOf(await list('?mine=1'))).toEqual([second.threadId]);
  expect(idsOf(await list(`?mine=1&label=${label.id}`))).toEqual([]);
  const found = await calls.search('company', who, '見学', '&mine=1');
  expect(idsOf(found)).toEqual([second.threadId]);
  expect(idsOf(await calls.search('company', who, '見学', `&label=${label.id}`))).toEqual([]);
});

test('a leaver’s threads go to a colleague, and messages keep their author', async () => {
  const owner = await createRecruiter(api, { level: 0 });
  const { companyId } = owner;
  const leaver = await createRecruiter(api, { companyId, level: 2, name: '佐藤 健' });
  const heir = await createRecruiter(api, { companyId, level: 2, name: '林 楓' });
  const { threadId } = await startTalking(api, { who: owner });
  const assign = { threadId, assigneeId: leaver.accountId };
  expect((await calls.post('/v1/company/messages/assign', owner, assign)).statusCode).toBe(200);
  await calls.send('company', leaver, threadId, { text: '担当の佐藤です。' });
  const gone = await api.app.inject({
    method: 'DELETE',
    url: `/v1/company/team/member/${leaver.accountId}?handOverTo=${heir.accountId}`,
    headers: owner.headers,
  });
  expect(gone.statusCode).toBe(200);
  const { thread, messages } = (await calls.show('company', owner, threadId)).json();
  expect(thread.assignee).toEqual({ id: heir.accountId, name: '林 楓' });
  expect(messages[0]).toMatchObject({ text: '担当の佐藤です。', author: { name: '佐藤 健' } });
});

test('the archive contains conversations', async () => {
  const { student, who, threadId } = await startTalking(api);
  await calls.send('company', who, threadId, { text: 'お話ししませんか。' });
  await calls.send('student', student, threadId, { text: 'はい、ぜひ。' });
  const { url } = (await calls.get('/v1/student/data-download', student)).json();
  const zip = await readZip((await api.app.inject({ url })).rawPayload);
  const { messages } = JSON.parse(zip.get('profile.json')?.toString() ?? '');
  expect(messages).toMatchObject([
    {
      messages: [
        { from: 'company', text: 'お話ししませんか。' },
        { from: 'student', text: 'はい、ぜひ。' },
      ],
    },
  ]);
});

test('interviewers get signals of applicants’ threads only', async () => {
  const { who, student, jobId } = await applyOnce(api);
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  const seen = await threadOf(api, who, student);
  const unseen = await startTalking(api, { who });
  const told = async () => {
    const reply = await calls.get('/v1/company/signals/poll?after=0', interviewer);
    return reply.json().signals as { kind: string; subject: string }[];
  };
  const inBoth = (write: (talk: Talking) => Promise<unknown>) =>
    Promise.all([{ who, student, threadId: seen }, unseen].map(write));
  await inBoth((talk) => calls.send('student', talk.student, talk.threadId));
  await inBoth((talk) => calls.send('company', who, talk.threadId));
  await inBoth((talk) => calls.read('company', who, talk.threadId, 1));
  await inBoth((talk) => calls.read('student', talk.student, talk.threadId, 2));
  const about = { kind: 'messages', subject: seen };
  expect(await told()).toMatchObject([about, about, about, about]);
  await calls.send('student', student, seen);
  expect(await calls.unread('company', interviewer)).toBe(1);

  const before = (await told()).length;
  await applyOnce(api, { ...unseen, jobId });
  expect((await told()).slice(before)).toMatchObject([
    { kind: 'messages', subject: unseen.threadId },
  ]);
});
