import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent } from '../../testing/database/factories.ts';
import { besideTransaction } from '../../testing/database/locks.ts';
import { countRows } from '../../testing/database/rows.ts';
import { countStatements } from '../../testing/database/statements.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { messageCalls, startTalking, type Talking } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof messageCalls>;
let talks: Talking[];
beforeAll(async () => {
  api = await startTestApp();
  calls = messageCalls(api);
  const { who } = await startTalking(api);
  talks = await Promise.all(Array.from({ length: 8 }, () => startTalking(api, { who })));
});
afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) =>
  api.services.databases.pool.query(text, values);
const send = ({ student, threadId }: Talking, body: object = {}) =>
  calls.send('student', student, threadId, body);
const inOrder = async ({ student, threadId }: Talking) =>
  (await calls.show('student', student, threadId)).json().messages as Shown[];
interface Shown {
  id: string;
  number: number;
  text: string;
}

test('concurrent messages are sent with few statements', async () => {
  const statements = countStatements(api);
  const sent = await statements.during(() => Promise.all(talks.map((one) => send(one))));
  // One statement per group, which is a transaction by itself.
  expect(sent).toBeLessThanOrEqual(3);
  for (const one of talks) expect(await inOrder(one)).toHaveLength(1);
});

test('a refused message does not affect the others', async () => {
  const [closed, foreign, ...others] = talks as [Talking, Talking, ...Talking[]];
  await query('delete from connection where student_id = $1', [closed.student.accountId]);
  const stranger = await createStudent(api);
  const before = await countRows(api, 'thread_message');
  const replies = await Promise.all([
    send(closed),
    send({ ...foreign, student: stranger }),
    ...others.map((one) => send(one)),
  ]);
  const codes = replies.map((reply) => reply.json().code ?? reply.statusCode);
  expect(codes).toEqual(['thread_closed', 'not_found', ...others.map(() => 200)]);
  expect(await countRows(api, 'thread_message')).toBe(before + others.length);
});

test('if the shared statement fails, each is tried alone', async () => {
  const [, first, second, ...others] = talks as [Talking, Talking, Talking, ...Talking[]];
  const before = await countRows(api, 'thread_message');
  const same = { clientId: randomUUID() };
  const replies = await Promise.all([
    send(first, same),
    send(second, same),
    ...others.map((one) => send(one)),
  ]);
  const statuses = replies.map((reply) => reply.statusCode);
  expect(statuses.slice(0, 2).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(statuses.slice(2)).toEqual(others.map(() => 200));
  expect(await countRows(api, 'thread_message')).toBe(before + 1 + others.length);
});

test('messages of one thread keep their order, and a duplicate is stored once', async () => {
  const talk = talks.at(-1) as Talking;
  const before = await inOrder(talk);
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const replies = await Promise.all(
    [...ids, ...ids].map((clientId, at) => send(talk, { clientId, text: `${at}` })),
  );
  const numbers = replies.map((reply) => reply.json().written.number - before.length);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
  const written = (await inOrder(talk)).slice(before.length);
  expect(written.map(({ id }) => id)).toEqual(ids);
  expect(written.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4', '5']);
});

test('a locked thread delays only its own message', async () => {
  const [, held, ...others] = talks as [Talking, Talking, ...Talking[]];
  const reply = await besideTransaction(api, {
    first: (client) => client.query('select from thread where id = $1 for update', [held.threadId]),
    call: () => send(held),
    meanwhile: async () => {
      const replies = await Promise.all(others.map((one) => send(one)));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
    },
  });
  expect(reply.statusCode).toBe(200);
});

test('signals have the counter of their account', async () => {
  const { accountId } = (talks.at(-1) as Talking).student;
  const left = async () =>
    Number(
      (await query('select count(*) from signal where account_id = $1', [accountId])).rows[0].count,
    );
  expect(await left()).toBeGreaterThan(0);
  await query('delete from signal_cursor where account_id = $1', [accountId]);
  expect(await left()).toBe(0);
});
