import { endpoint, student as studentPolicy } from '@engawa/contract/endpoint';
import { bind } from '@engawa/platform/http/endpoint/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Tx } from '../../src/database.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { createNoteTable, probeContract } from '../../testing/server/probe.ts';

let api: TestApp;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp({
    contractFor: (services) => probeContract(services, async () => undefined),
  });
  await createNoteTable(api);
  student = await createStudent(api);
});
afterAll(() => api.close());

const add = (text: string, headers: Record<string, string> = {}, who = student) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/student/notes',
    headers: { ...who.headers, ...headers },
    payload: { text },
  });

const everything = async () => ({
  notes: await countRows(api, 'note'),
  audit: await countRows(api, 'audit'),
  mails: await countRows(api, 'mail'),
  events: await countRows(api, 'signal'),
  jobs: await countRows(api, 'pgboss.job'),
  keys: await countRows(api, 'idempotency_key'),
});

describe('one command, one transaction', () => {
  test('writes state, audit row, jobs, mail and event together', async () => {
    const before = await everything();
    const reply = await add('hello');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      result: 1,
      message: '保存しました。',
      note: { text: 'hello' },
    });
    const after = await everything();
    expect(after).toEqual({
      notes: before.notes + 1,
      audit: before.audit + 1,
      mails: before.mails + 1,
      events: before.events + 1,
      // The command's job and the job that sends the mail.
      jobs: before.jobs + 2,
      keys: before.keys,
    });
    const audit = await api.services.databases.commands
      .selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      action: 'student.notes.addNote',
      account_id: student.accountId,
      subject_id: reply.json().note.id,
      request_id: reply.headers['x-request-id'],
    });
  });

  test('leaves nothing behind when it is refused', async () => {
    const before = await everything();
    const reply = await add('too much', { 'idempotency-key': 'refused' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().code).toBe('quota_exceeded');
    expect(await everything()).toEqual(before);
  });

  test('returns only fields of the reply schema', async () => {
    const reply = await add('owner stays inside');
    expect(Object.keys(reply.json().note)).toEqual(['id', 'text', 'version']);
  });

  test('reports success in the language of the caller', async () => {
    expect((await add('hi', { languagetype: '1' })).json().message).toBe('Saved.');
  });
});

describe('Idempotency-Key', () => {
  test('a retry gets the first response and repeats nothing', async () => {
    const first = await add('once', { 'idempotency-key': 'a' });
    const before = await everything();
    const again = await add('once', { 'idempotency-key': 'a' });
    expect(again.json()).toEqual(first.json());
    expect(await everything()).toEqual(before);
  });

  test('twenty concurrent twins make one note', async () => {
    const before = await countRows(api, 'note');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => add('twin', { 'idempotency-key': 'twins' })),
    );
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(200);
    expect(await countRows(api, 'note')).toBe(before + 1);
  });

  test('the same key with other content is refused', async () => {
    await add('one thing', { 'idempotency-key': 'b' });
    const reply = await add('another thing', { 'idempotency-key': 'b' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().code).toBe('idempotency_key_reused');
  });

  test('a refusal does not use up the key', async () => {
    expect((await add('too much', { 'idempotency-key': 'c' })).statusCode).toBe(409);
    expect((await add('just enough', { 'idempotency-key': 'c' })).statusCode).toBe(200);
  });

  test('another person’s key is independent', async () => {
    const other = await createStudent(api);
    const first = await add('mine', { 'idempotency-key': 'd' });
    const second = await add('mine', { 'idempotency-key': 'd' }, other);
    expect(second.json().note.id).not.toBe(first.json().note.id);
  });

  test.each(['x'.repeat(201), 'with space', '\u00ff'])('refuses the key %j', async (key) => {
    const reply = await add('text', { 'idempotency-key': key });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('malformed_request');
  });
});

describe('version conflicts', () => {
  const save = (id: string, text: string, version: number, who = student) =>
    api.app.inject({
      method: 'PUT',
      url: `/v1/student/notes/${id}`,
      headers: who.headers,
      payload: { text, version },
    });

  test('a stale save is refused with the stored version and changes nothing', async () => {
    const { id } = (await add('first')).json().note;
    expect((await save(id, 'second', 1)).json().note.version).toBe(2);
    const stale = await save(id, 'overwritten', 1);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: 2 });
    const shown = await api.app.inject({
      url: `/v1/student/notes/${id}`,
      headers: student.headers,
    });
    expect(shown.json().note.text).toBe('second');
  });

  test('of two concurrent saves exactly one wins', async () => {
    const { id } = (await add('contested')).json().note;
    const replies = await Promise.all([save(id, 'left', 1), save(id, 'right', 1)]);
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a stranger’s note looks exactly like one that does not exist', async () => {
    const { id } = (await add('private')).json().note;
    const other = await createStudent(api);
    const theirs = await save(id, 'stolen', 1, other);
    const missing = await save(crypto.randomUUID(), 'nothing', 1, other);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(missing.body);
  });
});

describe('internal errors', () => {
  test.each(['throw', 'undeclared'])('%s: a plain 500 without details', async (how) => {
    const recruiter = await createRecruiter(api);
    const reply = await api.app.inject({
      method: 'POST',
      url: '/v1/company/notes/break',
      headers: { ...recruiter.headers, languagetype: '1' },
      payload: { how },
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again later.',
    });
  });
});

describe('two commands that deadlock', () => {
  const endpointOf = (path: '/v1/student/first' | '/v1/student/second', name: string) =>
    endpoint({
      id: `student.notes.${name}`,
      method: 'POST',
      path,
      summary: 'Locks two notes, one after the other.',
      auth: studentPolicy,
      body: z.strictObject({}),
      reply: z.object({}),
      errors: [],
    });
  const there = endpointOf('/v1/student/first', 'lockThere');
  const back = endpointOf('/v1/student/second', 'lockBack');

  test('both succeed, as if one had followed the other', async () => {
    const [one, other] = [(await add('one')).json().note.id, (await add('other')).json().note.id];
    let waiting = 2;
    let meet: (() => void) | undefined;
    const bothLocked = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const lock = async (tx: Tx, id: string) => {
      await sql`update note set version = version + 1 where id = ${id}`.execute(tx);
      waiting -= 1;
      if (waiting <= 0) meet?.();
      // First attempts only: each locks one note before either asks for the second.
      await bothLocked;
    };
    const run = (first: string, second: string) => async (call: { tx: Tx }) => {
      await lock(call.tx, first);
      await sql`update note set version = version + 1 where id = ${second}`.execute(call.tx);
      return {};
    };
    const beside = await startTestApp({
      beside: api,
      contractFor: () => ({
        endpoints: [there, back],
        routes: [bind(there, run(one, other)), bind(back, run(other, one))],
      }),
    });
    try {
      const replies = await Promise.all(
        [there, back].map(({ path }) =>
          beside.app.inject({ method: 'POST', url: path, headers: student.headers, payload: {} }),
        ),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const notes = await api.services.databases.pool.query(
        'select version from note where id = any($1)',
        [[one, other]],
      );
      expect(notes.rows).toEqual([{ version: 3 }, { version: 3 }]);
    } finally {
      await beside.close();
    }
  });
});
