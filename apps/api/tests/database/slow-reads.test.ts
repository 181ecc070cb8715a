import { endpoint, student } from '@engawa/contract/endpoint';
import { bind } from '@engawa/platform/http/endpoint/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Tables } from '../../src/database.ts';
import { createStudent } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

const timeout = z.object({ timeout: z.string() });

/** Waits while the test holds a lock, like a read over too many rows. */
const slowly = endpoint({
  id: 'student.pace.readSlowly',
  method: 'GET',
  path: '/v1/student/slowly',
  summary: 'Takes as long as it is made to.',
  auth: student,
  reply: timeout,
  errors: [],
  slow: { atOnce: 2 },
});

const quickly = endpoint({
  id: 'student.pace.readQuickly',
  method: 'GET',
  path: '/v1/student/quickly',
  summary: 'Takes no time.',
  auth: student,
  reply: timeout,
  errors: [],
});

const routes = [
  bind<typeof slowly, Tables, never>(slowly, async ({ db }) => {
    await sql`select pg_advisory_lock_shared(77), pg_advisory_unlock_shared(77)`.execute(db);
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    return { timeout: rows[0]?.statement_timeout ?? '' };
  }),
  bind<typeof quickly, Tables, never>(quickly, async ({ db }) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    return { timeout: rows[0]?.statement_timeout ?? '' };
  }),
];

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ contractFor: () => ({ endpoints: [slowly, quickly], routes }) });
});
afterAll(() => api.close());

type Who = Awaited<ReturnType<typeof createStudent>>;
const get = async (url: string, { headers }: Who) => api.app.inject({ url, headers });

/** Blocks every slow read while `during` runs. */
async function whileBlocked(during: () => Promise<void>): Promise<void> {
  const client = await api.services.databases.pool.connect();
  try {
    await client.query('select pg_advisory_lock(77)');
    await during();
  } finally {
    await client.query('select pg_advisory_unlock(77)');
    client.release();
  }
}

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createStudent(api)));

test('quick reads are answered while slow ones are blocked', async () => {
  const [reader, ...others] = (await people(7)) as [Who, ...Who[]];
  const slow: ReturnType<typeof get>[] = [];
  await whileBlocked(async () => {
    slow.push(...others.map((one) => get(slowly.path, one)));
    for (let times = 0; times < 20; times += 1) {
      expect((await get(quickly.path, reader)).statusCode).toBe(200);
    }
  });
  const answers = await Promise.all(slow);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
});

test('quick and slow reads have a time limit', async () => {
  const who = await createStudent(api);
  expect((await get(slowly.path, who)).json().timeout).toBe('5s');
  expect((await get(quickly.path, who)).json().timeout).toBe('3s');
});
