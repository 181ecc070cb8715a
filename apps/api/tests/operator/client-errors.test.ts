import { sendError } from '@engawa/contract/client-errors/anyone';
import { reportsPerAddress } from '@engawa/contract/client-errors/limits';
import type { CallOf } from '@engawa/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorBudget } from '../../src/features/client-errors/public.ts';
import { deleteOutdatedRows } from '../../src/housekeeping.repo.ts';
import { createStudent } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin as runAdmin } from '../../testing/server/desk.ts';

const metricsToken = 'metrics-token-for-tests';
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { METRICS_TOKEN: metricsToken, TRUST_PROXY: '1' }, client });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.beginDay();
  await query('delete from client_error');
});

const query = (text: string, values: unknown[] = []) =>
  api.services.databases.pool.query(text, values);
const admin = (...words: string[]) => runAdmin(api, 'errors', ...words);

const client = {
  release: '0123456789ab',
  routes: new Set(['/talent/connect/$id', '/talent/matches']),
  files: new Set(['shell.js', 'vendor.js', 'shared-3.js']),
};

type Body = CallOf<typeof sendError>['body'];
const error: Body = {
  kind: 'page',
  name: 'TypeError',
  says: 'reads_of_nothing',
  call: null,
  status: null,
  route: '/talent/connect/$id',
  places: ['shell.js:1:2345', 'vendor.js:1:9'],
  release: '0123456789ab',
};

let address = 0;
/** From a new IP address unless given. */
async function send(change: Partial<Body> = {}, headers: Record<string, string> = {}) {
  address += 1;
  const from = `198.51.${100 + Math.floor(address / 250)}.${address % 250}`;
  const reply = await api.app.inject({
    method: sendError.method,
    url: sendError.path,
    headers: { 'x-forwarded-for': from, ...headers },
    payload: { ...error, ...change },
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
}

const rows = async () =>
  (await query('select * from client_error order by count desc, last_at desc')).rows as Record<
    string,
    unknown
  >[];

describe('errors of the client', () => {
  test('that are equal share a row with a count, from any build', async () => {
    expect(await send()).toEqual({ status: 200, body: { result: 1 } });
    const first = api.clock.now();
    api.clock.advance(60);
    await send({ release: 'ba9876543210', places: ['shell.js:1:2345', 'shared-3.js:2:1'] });
    expect(await rows()).toEqual([
      {
        ...error,
        digest: expect.any(Buffer),
        release: 'unknown',
        places: ['shell.js:1:2345', 'shared-3.js:2:1'],
        count: 2,
        first_at: first,
        last_at: api.clock.now(),
      },
    ]);
  });

  test.each<[string, Partial<Body>]>([
    ['kind', { kind: 'script' }],
    ['name', { name: 'RangeError' }],
    ['words', { says: 'react_418' }],
    ['call', { call: 'student.top.showTop' }],
    ['status', { status: 500 }],
    ['route', { route: '/talent/matches' }],
    ['place', { places: ['shell.js:1:2346'] }],
  ])('of another %s get another row', async (_what, change) => {
    await Promise.all([send(), send(change)]);
    expect(await rows()).toHaveLength(2);
  });

  test('concurrently are counted each', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await rows()).map(({ count }) => count)).toEqual([20]);
  });

  test('keep no route, build or file that the client does not have', async () => {
    const invented = ['hanako', 'yamada', 'nobody'];
    for (const name of invented) {
      await send({ route: `/talent/${name}`, places: [`${name}.js:1:1`], release: 'ba9876543210' });
    }
    expect(await rows()).toMatchObject([
      { route: null, places: [], release: 'unknown', count: invented.length },
    ]);
  });

  test('keep no endpoint that the product does not have', async () => {
    await send({ kind: 'call', call: 'student.hanako.yamada', status: 500 });
    expect(await rows()).toMatchObject([{ call: null, status: 500 }]);
  });
});

describe('personal data in reports', () => {
  test('is stored nowhere', async () => {
    const student = await createStudent(api);
    const audit = await countRows(api, 'audit');
    await send({}, { ...student.headers, 'x-forwarded-for': '203.0.113.77' });
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toMatch(/203\.0\.113|student-/);
    expect(JSON.stringify(row)).not.toContain(student.accountId);
    expect(await countRows(api, 'audit')).toBe(audit);
  });

  test('typed text is refused and not stored', async () => {
    const typed = 'hanako@example.com';
    const refused = await send({ says: typed, route: `/${typed}` });
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(JSON.stringify(refused.body)).not.toContain(typed);
    expect(await rows()).toEqual([]);
  });

  test('a body has a small limit', async () => {
    const places = Array.from({ length: 400 }, () => 'shell.js:1:2');
    expect(await send({ places })).toMatchObject({ status: 413 });
  });
});

describe('the table is limited', () => {
  test('per address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.5' };
    for (let sent = 0; sent < reportsPerAddress.hour; sent += 1) await send({}, from);
    expect(await send({}, from)).toMatchObject({ status: 429 });
    expect((await send()).status).toBe(200);
    expect(await rows()).toMatchObject([{ count: reportsPerAddress.hour + 1 }]);
  });

  test('per day over all addresses', async () => {
    await send();
    await query(`update call_count set count = $1 where bucket like 'client-errors:%'`, [
      errorBudget.reports.max,
    ]);
    expect(await send()).toMatchObject({ status: 429 });
    api.clock.advance(86_400);
    expect((await send()).status).toBe(200);
  });

  const fill = (count: number, hoursAgo: number) =>
    query(
      `insert into client_error (digest, kind, name, says, places, release, first_at, last_at)
       select sha256(int4send(n)), 'page', 'Error', 'other', '{}', 'unknown', at, at
       from generate_series(1, $1::int) n,
         lateral (select $2::timestamptz - n * interval '1 second' - $3 * interval '1 hour' as at) t`,
      [count, api.clock.now(), hoursAgo],
    );

  test('to a number of new errors a day; known ones are still counted', async () => {
    await send();
    await fill(errorBudget.newRows - 1, 1);
    expect((await send({ name: 'RangeError' })).status).toBe(200);
    expect(await rows()).toHaveLength(errorBudget.newRows);
    await send();
    expect((await rows())[0]).toMatchObject({ name: 'TypeError', count: 2 });
  });

  test('per address for new errors, not for known ones', async () => {
    const from = { 'x-forwarded-for': '203.0.113.6' };
    const { max } = errorBudget.newRowsPerAddress;
    for (let at = 0; at < max + 5; at += 1) {
      expect((await send({ says: `react_${at}` }, from)).status).toBe(200);
    }
    expect(await rows()).toHaveLength(max);
    await send({ says: 'react_0' }, from);
    expect((await rows())[0]).toMatchObject({ says: 'react_0', count: 2 });
    await send({ says: 'react_9999' });
    expect(await rows()).toHaveLength(max + 1);
  });

  test('by deleting the oldest for a new one', async () => {
    await fill(errorBudget.rows, 48);
    const oldest = await query('select digest from client_error order by last_at limit 1');
    await send();
    const left = await rows();
    expect(left).toHaveLength(errorBudget.rows);
    const digests = left.map(({ digest }) => String(digest));
    expect(digests).not.toContain(String(oldest.rows[0].digest));
    expect(left.filter(({ name }) => name === 'TypeError')).toHaveLength(1);
  });

  test('by age', async () => {
    await send();
    await fill(3, errorBudget.keptDays * 24);
    await deleteOutdatedRows(api.services.databases.commands, api.clock.now());
    expect(await rows()).toMatchObject([{ name: 'TypeError' }]);
  });
});

describe('the operator', () => {
  test('lists them, latest first, and may delete them', async () => {
    expect(await admin()).toBe('No errors.');
    await send({
      kind: 'call',
      name: 'ApiFailure',
      says: 'internal',
      call: 'student.top.showTop',
      status: 500,
    });
    api.clock.advance(60);
    await send();
    const [page = '', places, call] = (await admin()).split('\n');
    expect(page).toContain('1 × since');
    expect(page).toContain(
      'page TypeError reads_of_nothing /talent/connect/$id build 0123456789ab',
    );
    expect(places).toBe('  shell.js:1:2345 < vendor.js:1:9');
    expect(call).toContain('call ApiFailure internal student.top.showTop 500 /talent/connect/$id');
    expect(await admin('forget')).toBe('2 forgotten.');
    expect(await admin()).toBe('No errors.');
  });

  test('sees today’s number, and how many are new', async () => {
    await send();
    await send();
    await send({ name: 'RangeError' });
    const metrics = await api.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(metrics.body).toContain('engawa_client_errors 3\n');
    expect(metrics.body).toContain('engawa_client_errors_new 2\n');
  });
});
