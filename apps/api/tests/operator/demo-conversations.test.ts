import { unfilledIn } from '@engawa/contract/messages/variables';
import { demoConversations } from '@engawa/demo/messages/demo-conversations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '../../testing/database/demo.ts';
import { type SignedIn, signIn } from '../../testing/database/factories.ts';
import type { TestApp } from '../../testing/server/app.ts';
import { messageCalls } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof messageCalls>;
beforeAll(async () => {
  api = await startDemoApp();
  calls = messageCalls(api);
});
afterAll(() => api.close());

async function signInAs(email: string): Promise<SignedIn> {
  const { rows } = await api.services.databases.pool.query<{ id: string }>(
    'select id from student where email = $1 union select id from recruiter where email = $1',
    [email],
  );
  return signIn(api, rows[0]?.id ?? '');
}

interface Shown {
  text: string | null;
  sentAt: string;
  editedAt: string | null;
  deletedAt: string | null;
  files: { id: string; name: string }[];
  slots: { state: string } | null;
}
const all = async (
  side: 'student' | 'company',
  who: SignedIn,
): Promise<{ messages: Shown[] }[]> => {
  const { threads } = (await calls.list(side, who)).json();
  return Promise.all(
    threads.map(async ({ id }: { id: string }) => (await calls.show(side, who, id)).json()),
  );
};

test('Linh has conversations with files, slots, an edit, a deletion and unread messages', async () => {
  const linh = await signInAs('linh@students.example');
  const messages = (await all('student', linh)).flatMap((thread) => thread.messages);
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter(({ editedAt }) => editedAt)).toHaveLength(1);
  expect(messages.filter(({ deletedAt }) => deletedAt)).toHaveLength(1);
  const states = messages.flatMap(({ slots }) => slots?.state ?? []);
  expect(new Set(states)).toEqual(new Set(['offered', 'picked']));
  expect(await calls.unread('student', linh)).toBe(2);
  const files = messages.flatMap((one) => one.files);
  expect(files.map(({ name }) => name).toSorted()).toEqual(
    ['portfolio.pdf', 'オフィス.jpg', '夏の開発インターンシップ.pdf'].toSorted(),
  );
  for (const { id } of files) {
    expect((await calls.get(`/v1/student/file/${id}`, linh)).statusCode).toBe(200);
  }
  for (const { text } of messages) expect(unfilledIn(text ?? '')).toEqual([]);
});

test('messages are in order, after connecting and in the past', async () => {
  const { rows } = await api.services.databases.pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from thread_message m
     join thread t on t.id = m.thread_id
     left join thread_message before on before.thread_id = m.thread_id and before.number = m.number - 1
     where m.sent_at > $1 or m.sent_at < t.created_at or before.sent_at >= m.sent_at`,
    [api.clock.now()],
  );
  expect(rows[0]?.wrong).toBe(0);
});

test('the company has unread threads, notes, an assignee, and templates in both languages', async () => {
  const recruiter = await signInAs('recruiter@hoshizora.example');
  expect(await calls.unread('company', recruiter)).toBeGreaterThan(0);
  const threads = (await all('company', recruiter)) as unknown as { notes: object[] }[];
  expect(threads.flatMap(({ notes }) => notes).length).toBeGreaterThan(2);
  const { templates } = (await calls.get('/v1/company/message-template', recruiter)).json();
  expect(templates).toHaveLength(3);
  const talking = demoConversations.filter(({ company }) => company === 'hoshizora');
  expect(threads.length).toBeGreaterThanOrEqual(talking.length);
});

test('Linh has a request that names a job, and the company sees how its requests are answered', async () => {
  const linh = await signInAs('linh@students.example');
  const { connects } = (await calls.get('/v1/student/connect?req=2', linh)).json();
  const named = connects.filter(({ job }: { job: object | null }) => job);
  expect(named).toMatchObject([{ job: { open: true } }]);
  const recruiter = await signInAs('recruiter@hoshizora.example');
  const figures = (await calls.get('/v1/company/connect-figures', recruiter)).json();
  expect(figures).toMatchObject({ opened: 5, declined: 1 });
  expect(figures.sent).toBeGreaterThan(figures.accepted + figures.declined);
});
