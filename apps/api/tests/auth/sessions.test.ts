import { sessionsByDigest } from '@engawa/platform/auth/session.repo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, signIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser, bearer } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';

type Headers = Record<string, string>;
const list = async (headers: Headers) =>
  (await api.app.inject({ url: '/v1/company/sessions', headers })).json().sessions;
const end = (headers: Headers, id = '') =>
  api.app.inject({ method: 'DELETE', url: `/v1/company/sessions${id && `/${id}`}`, headers });
const statusOf = async (headers: Headers) =>
  (await api.app.inject({ url: '/v1/company/account', headers })).statusCode;

test('a session stores browser, network and times, and nothing else', async () => {
  const { email } = await createRecruiter(api, { password });
  const browser = new Browser(api, { address: '203.0.113.77' });
  const credentials = { email, password };
  const reply = await browser.post('/v1/auth/recruiter-login', credentials, {
    'user-agent': chrome,
  });
  const [mine, other] = await list(bearer(reply));
  expect(mine).toMatchObject({
    device: 'Chrome / Windows',
    network: '203.0.113.0/24',
    signedInAt: api.clock.now().toISOString(),
    lastUsedAt: api.clock.now().toISOString(),
    isThisOne: true,
  });
  expect(other).toMatchObject({ device: null, network: null, isThisOne: false });
  const { rows } = await api.services.databases.pool.query(
    `select 1 from session s where s::text ~ '203\\.0\\.113\\.77|AppleWebKit'`,
  );
  expect(rows).toEqual([]);
});

test('one session is ended and its data deleted; then all others', async () => {
  const mine = await createRecruiter(api);
  const lost = await signIn(api, mine.accountId);
  const [, other] = await list(mine.headers);
  expect((await end(mine.headers, other.id)).json().message).toBe('ログアウトしました。');
  expect(await statusOf(lost.headers)).toBe(401);
  expect((await end(mine.headers, other.id)).statusCode).toBe(404);
  const { rows } = await api.services.databases.pool.query(
    'select device, network from session where id = $1',
    [other.id],
  );
  expect(rows).toEqual([{ device: null, network: null }]);

  const more = await signIn(api, mine.accountId);
  const colleague = await createRecruiter(api, { companyId: mine.companyId });
  expect((await end(mine.headers)).statusCode).toBe(200);
  expect(await Promise.all([mine, more, colleague].map((one) => statusOf(one.headers)))).toEqual([
    200, 401, 200,
  ]);
  expect(await list(mine.headers)).toHaveLength(1);
});

test('the last use is stored every five minutes, outside the requests', async () => {
  const { headers } = await createRecruiter(api);
  const signedIn = api.clock.now();
  api.clock.advance(299);
  await statusOf(headers);
  expect((await list(headers))[0].lastUsedAt).toBe(signedIn.toISOString());
  api.clock.advance(2);
  await statusOf(headers);
  await expect
    .poll(async () => (await list(headers))[0].lastUsedAt)
    .toBe(api.clock.now().toISOString());
});

test('session lookups use indexes even without table statistics', async () => {
  const client = await api.services.databases.pool.connect();
  try {
    await client.query('begin');
    // As the read pipeline does: one generic plan, built with statistics of large tables.
    await client.query('set local plan_cache_mode = force_generic_plan');
    await client.query(`
      insert into account (id, kind)
      select gen_random_uuid(), 'student' from generate_series(1, 2000)`);
    await client.query(`
      insert into session (account_id, created_at, last_used_at)
      select id, now(), now() from account`);
    await client.query(`
      insert into access_token (digest, session_id, expires_at)
      select sha256(id::text::bytea), id, now() from session`);
    await client.query(`prepare look as ${sessionsByDigest}`);
    const { rows } = await client.query(
      `explain (format text) execute look ('{"\\\\x00","\\\\x01"}', now())`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan using access_token_pkey');
    expect(plan).not.toContain('Seq Scan');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
