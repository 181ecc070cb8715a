import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOutdatedRows } from '../../src/housekeeping.repo.ts';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { createNoteTable, probeContract } from '../../testing/server/probe.ts';

let api: TestApp;
let port: number;
const token = 'a-token-for-tests-only';

beforeAll(async () => {
  api = await startTestApp({
    env: { METRICS_TOKEN: token, PUBLIC_ORIGIN: 'https://engawa.example' },
    slowBodyMs: 1_000,
    contractFor: (services) => probeContract(services, async () => undefined),
  });
  await createNoteTable(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as { port: number }).port;
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('headers', () => {
  test('close every response to other sites, scripts and frames', async () => {
    const pages = ['/healthz', '/v1/nothing', '/v1/docs'];
    for (const url of [...pages, '/v1/student/notes-limited']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toMatch(
        pages.includes(url) ? "script-src 'self'" : "default-src 'none'",
      );
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('never cache responses about people', async () => {
    const student = await createStudent(api);
    const reply = await get('/v1/student/notes-limited', student.headers);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('metrics', () => {
  test('need the token', async () => {
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).statusCode).toBe(404);
    const reply = await get('/metrics', { authorization: `Bearer ${token}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('engawa_http_request_seconds_bucket');
    expect(reply.body).toMatch(/^engawa_dead_jobs 0$/m);
    expect(reply.body).toMatch(/^engawa_open_streams 0$/m);
  });
});

describe('documentation', () => {
  test('exists for machines and people', async () => {
    const document = (await get('/v1/openapi.json')).json();
    expect(Object.keys(document.paths)).toContain('/v1/student/notes/{id}');
    const page = await get('/v1/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Saves a note.');
    expect(page.body).not.toContain('<script');
    expect((await get('/v1/docs/style.css')).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    );
  });
});

describe('API documentation', () => {
  test.each(['/v1/openapi.json', '/v1/docs', '/v1/docs/style.css'])(
    '%s is not sent again to a reader who has it',
    async (url) => {
      const { etag } = (await get(url)).headers;
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      const again = await get(url, { 'if-none-match': etag as string });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await get(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    },
  );

  test('is compressed once, and rate limited', async () => {
    for (const url of ['/v1/openapi.json', '/v1/docs']) {
      const [plain, br, gzip] = [
        await get(url, { 'accept-encoding': 'identity' }),
        await get(url, { 'accept-encoding': 'gzip, br' }),
        await get(url, { 'accept-encoding': 'gzip' }),
      ];
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(br.headers['vary']).toBe('accept-encoding');
    }
    const few = await startTestApp({ beside: api, env: { CALLS_PER_MINUTE: '3' } });
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const reply = await few.app.inject({ url: '/v1/docs', remoteAddress: '203.0.113.77' });
      statuses.push(reply.statusCode);
    }
    await few.close();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('a body that arrives too slowly', () => {
  test('gets a response and is cut', async () => {
    const student = await createStudent(api);
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => (answer += data.toString()));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(
      `POST /v1/student/notes HTTP/1.1\r\nHost: x\r\nAuthorization: ${student.headers.authorization}\r\n` +
        'LanguageType: 1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"te',
    );
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
    expect(await countRows(api, 'note')).toBe(0);
  });
});

describe('levels', () => {
  test('a level not named by the endpoint is refused', async () => {
    const owner = await createRecruiter(api, { level: 0 });
    const interviewer = await createRecruiter(api, { level: 3 });
    expect((await get('/v1/company/notes-for-owners', owner.headers)).statusCode).toBe(200);
    const refused = await get('/v1/company/notes-for-owners', interviewer.headers);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'wrong_level', message: 'この操作を行う権限がありません。' },
    ]);
  });
});

describe('housekeeping', () => {
  test('deletes outdated rows and nothing else', async () => {
    const student = await createStudent(api);
    const add = (key: string) =>
      api.app.inject({
        method: 'POST',
        url: '/v1/student/notes',
        headers: { ...student.headers, 'idempotency-key': key },
        payload: { text: key },
      });
    await api.services.databases.pool.query(
      "insert into audit (at, action, request_id) values (now() - interval '731 days', 'old', '-')",
    );
    await add('yesterday');
    api.clock.advance(25 * 3600);
    const later = await createStudent(api);
    await api.services.limits.settle();
    await deleteOutdatedRows(api.services.databases.commands, api.clock.now());
    expect(await countRows(api, 'idempotency_key')).toBe(0);
    expect(await countRows(api, 'call_count')).toBe(0);
    // Audit rows stay for two years.
    expect(await countRows(api, 'audit')).toBe(1);
    // The new student's token is valid; expired ones are deleted.
    expect(await countRows(api, 'access_token')).toBe(1);
    expect((await get('/v1/student/notes-limited', later.headers)).statusCode).toBe(200);
    expect(await countRows(api, 'note')).toBe(1);
  });
});

describe('stopping', () => {
  test('finishes running requests and refuses new ones', async () => {
    const other = await startTestApp({
      beside: api,
      contractFor: (services) => probeContract(services, async () => undefined),
    });
    const student = await createStudent(api);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: otherPort } = other.app.server.address() as { port: number };
    // Locks the row, so that the command is still running when the server stops.
    const lock = await api.services.databases.pool.connect();
    await lock.query('begin; lock table note in access exclusive mode');
    const running = fetch(`http://127.0.0.1:${otherPort}/v1/student/notes`, {
      method: 'POST',
      headers: { ...student.headers, 'content-type': 'application/json' },
      body: '{"text":"in flight"}',
    });
    await until('the command to wait', async () => {
      const { rows } = await lock.query(
        "select from pg_locks where not granted and relation = 'note'::regclass",
      );
      return rows.length > 0;
    });
    const stopped = other.close();
    await lock.query('commit');
    lock.release();
    expect((await running).status).toBe(200);
    await stopped;
    await expect(fetch(`http://127.0.0.1:${otherPort}/healthz`)).rejects.toThrow();
  });
});
