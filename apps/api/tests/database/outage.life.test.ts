import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { until } from '@engawa/platform/testing/waiting/until';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../testing/files/multipart.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { createDirectStudent } from '../../testing/server/direct-student.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server/server-process.ts';

/** A database with durability on, and a separate server. */
let folder: string;
let database: EmbeddedDatabase;
let server: ServerProcess;
let tokens: string[];

const log = createLog('silent');
const startDatabase = () => startEmbeddedDatabase({ dataDir: join(folder, 'postgres'), log });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-outage-'));
  await chmod(folder, 0o755);
  await copyPrepared('empty', folder);
  database = await startDatabase();
  server = await startServerProcess({
    DATABASE_URL: database.url,
    ENGAWA_DATA: folder,
    CALLS_PER_MINUTE: '1000000',
  });
  // Many students, so that none reaches the upload limit.
  tokens = await Promise.all(Array.from({ length: 60 }, () => createDirectStudent(database.url)));
});
afterAll(async () => {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Attempt {
  number: number;
  status: number;
  retryAfter: string | null;
  code: string | undefined;
  id: string | undefined;
}

/** A broken connection: nothing was acknowledged. */
const noAnswer = { status: 0, retryAfter: null, code: undefined, id: undefined };

const attempt = (number: number): Promise<Attempt> =>
  upload(number).catch(() => ({ ...noAnswer, number }));

async function upload(number: number): Promise<Attempt> {
  const form = multipart({ purpose: 'message' }, [{ name: `${number}.pdf`, content: pdf }]);
  const reply = await fetch(`${server.origin}/v1/student/upload-file`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens[number % tokens.length]}`,
      'idempotency-key': `n${number}`,
      ...form.headers,
    },
    body: form.payload,
  });
  const body = (await reply.json()) as { code?: string; file?: { id: string } };
  return {
    number,
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    code: body.code,
    id: body.file?.id,
  };
}

function load(from: number) {
  const attempts: Attempt[] = [];
  let number = from;
  const end = new AbortController();
  const client = async () => {
    while (!end.signal.aborted) attempts.push(await attempt(number++));
  };
  const clients = [client(), client(), client(), client()];
  return {
    attempts,
    stop: async () => {
      end.abort();
      await Promise.all(clients);
    },
  };
}

async function storedIds(): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from stored_file');
  await client.end();
  return new Set(rows.map((row) => row.id));
}

const acknowledged = (attempts: Attempt[]) => attempts.filter((one) => one.status === 200);

async function expectNothingLost(attempts: Attempt[], answers = [200, 503]) {
  const stored = await storedIds();
  const lost = acknowledged(attempts).filter((one) => !stored.has(one.id ?? ''));
  expect(lost).toEqual([]);
  expect(attempts.filter((one) => !answers.includes(one.status))).toEqual([]);
}

test('PostgreSQL stopped and started under load: 503, then recovery without loss', async () => {
  const { attempts, stop } = load(1000);
  await until('some writes', () => acknowledged(attempts).length >= 20);
  await database.stop();
  const away = await until('refusals', () => attempts.findLast((one) => one.status === 503));
  expect(away.code).toBe('unavailable');
  expect(Number(away.retryAfter)).toBeGreaterThan(0);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  database = await startDatabase();
  const count = acknowledged(attempts).length;
  await until('writes again', () => acknowledged(attempts).length > count + 20);
  await stop();
  await expectNothingLost(attempts);
});

test('PostgreSQL killed under load: recovery without loss', async () => {
  const { attempts, stop } = load(100_000);
  await until('some writes', () => acknowledged(attempts).length >= 20);
  process.kill(database.pid as number, 'SIGKILL');
  await until('refusals', () => attempts.some((one) => one.status === 503));
  const count = acknowledged(attempts).length;
  await until('writes again', () => acknowledged(attempts).length > count + 20);
  await stop();
  await expectNothingLost(attempts);
});

test('the server killed under load: acknowledged writes are present, a retry repeats nothing', async () => {
  const { attempts, stop } = load(200_000);
  await until('some writes', () => acknowledged(attempts).length >= 20);
  await server.stop('SIGKILL');
  await stop();
  server = await startServerProcess({ DATABASE_URL: database.url, ENGAWA_DATA: folder });
  await expectNothingLost(attempts, [200, 0]);
  const before = (await storedIds()).size;
  const [first] = acknowledged(attempts);
  const again = await upload(first?.number ?? 0);
  expect(again.id).toBe(first?.id);
  expect((await storedIds()).size).toBe(before);
});
