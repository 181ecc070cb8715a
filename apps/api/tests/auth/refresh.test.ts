import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOutdatedRows } from '../../src/housekeeping.repo.ts';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser, bearer } from '../../testing/server/browser.ts';
import { readStream } from '../../testing/server/signal-reader.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
const cookie = 'engawa_refresh';

async function signedIn() {
  const recruiter = await createRecruiter(api, { password });
  const browser = new Browser(api);
  const reply = await browser.post('/v1/auth/recruiter-login', {
    email: recruiter.email,
    password,
  });
  return { browser, reply, recruiter };
}
const refresh = (browser: Browser) => browser.post('/v1/auth/refresh');
const account = (browser: Browser, headers: Record<string, string>) =>
  browser.get('/v1/company/account', headers);

/** A browser with the same cookies: a second tab, or a thief. */
function copyOf(browser: Browser): Browser {
  const copy = new Browser(api);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

const expired = { code: 'refresh_refused', message: 'Session Expired' };

describe('refresh', () => {
  test('returns a new access token and replaces the cookie', async () => {
    const { browser } = await signedIn();
    const before = browser.cookies.get(cookie);
    const reply = await refresh(browser);
    expect(reply.json()).toMatchObject({ kind: 'company', accessToken: { expiresIn: 3600 } });
    expect(browser.cookies.get(cookie)).not.toBe(before);
    expect((await account(browser, bearer(reply))).statusCode).toBe(200);
  });

  test('extends a session beyond the access token, and beyond fourteen days when used', async () => {
    const { browser, reply } = await signedIn();
    for (let week = 0; week < 4; week += 1) {
      api.clock.advance(7 * 86_400);
      expect((await account(browser, bearer(reply))).statusCode).toBe(401);
      expect((await refresh(browser)).statusCode).toBe(200);
    }
  });

  test('ends fourteen days after the last use', async () => {
    const { browser } = await signedIn();
    api.clock.advance(1_209_600 + 1);
    const reply = await refresh(browser);
    expect([reply.statusCode, reply.json()]).toEqual([400, expired]);
    expect(browser.cookies.has(cookie)).toBe(false);
  });

  test.each([undefined, '', 'x'.repeat(43), 'not a token'])('%j is refused', async (token) => {
    const browser = new Browser(api);
    if (token !== undefined) browser.cookies.set(cookie, token);
    const reply = await refresh(browser);
    expect([reply.statusCode, reply.json()]).toEqual([400, expired]);
  });

  test('two tabs at once both continue', async () => {
    const { browser } = await signedIn();
    const other = copyOf(browser);
    const replies = await Promise.all([refresh(browser), refresh(other)]);
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200]);
    for (const tab of [browser, other]) {
      api.clock.advance(60);
      expect((await refresh(tab)).statusCode).toBe(200);
    }
  });

  test('the replaced token still works within ten seconds', async () => {
    const { browser } = await signedIn();
    const slowTab = copyOf(browser);
    await refresh(browser);
    api.clock.advance(10);
    expect((await refresh(slowTab)).statusCode).toBe(200);
  });

  test('the replaced token, used later, ends the session for every holder', async () => {
    const { browser, reply } = await signedIn();
    const thief = copyOf(browser);
    const renewed = await refresh(browser);
    api.clock.advance(11);
    const stolen = await refresh(thief);
    expect([stolen.statusCode, stolen.json()]).toEqual([400, expired]);
    for (const one of [reply, renewed]) {
      expect((await account(browser, bearer(one))).statusCode).toBe(401);
    }
    expect((await refresh(browser)).statusCode).toBe(400);
  });

  test('a disabled account gets no new token', async () => {
    const { browser, recruiter } = await signedIn();
    await createRecruiter(api, { companyId: recruiter.companyId });
    await api.services.databases.commands
      .updateTable('account')
      .set({ closed_at: api.clock.now() })
      .where('id', '=', recruiter.accountId)
      .execute();
    expect((await refresh(browser)).statusCode).toBe(400);
  });
});

describe('sign-out', () => {
  test('ends the session and deletes the cookie', async () => {
    const { browser, reply } = await signedIn();
    const before = copyOf(browser);
    const out = await browser.post('/v1/company/logout', undefined, bearer(reply));
    expect(out.json()).toEqual({ result: 1 });
    expect(browser.cookies.has(cookie)).toBe(false);
    expect((await account(browser, bearer(reply))).statusCode).toBe(401);
    expect((await refresh(before)).statusCode).toBe(400);
  });

  test('leaves sessions of other browsers alone', async () => {
    const { browser, reply, recruiter } = await signedIn();
    const other = new Browser(api);
    const elsewhere = await other.post('/v1/auth/recruiter-login', {
      email: recruiter.email,
      password,
    });
    await browser.post('/v1/company/logout', undefined, bearer(reply));
    expect((await account(other, bearer(elsewhere))).statusCode).toBe(200);
  });

  test('closes open streams at once, long before the next heartbeat', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as { port: number };
    const { browser, reply, recruiter } = await signedIn();
    const headers = { authorization: bearer(reply)['authorization'] ?? '' };
    const who = { accountId: recruiter.accountId, headers };
    const stream = await readStream(`http://127.0.0.1:${port}`, 'company', who);
    await browser.post('/v1/company/logout', undefined, headers);
    await stream.ended;
  });
});

test('a sign-in replaces the browser’s earlier session', async () => {
  const { browser, reply } = await signedIn();
  const other = await createRecruiter(api, { password });
  await browser.post('/v1/auth/recruiter-login', { email: other.email, password });
  expect((await account(browser, bearer(reply))).statusCode).toBe(401);
});

test('calls without a session store nothing', async () => {
  const rows = async () =>
    (await api.services.databases.pool.query('select count(*) from audit')).rows[0].count;
  const before = await rows();
  for (let times = 0; times < 3; times += 1) await refresh(new Browser(api));
  expect(await rows()).toBe(before);
});

test('an unrenewed session is deleted with its data', async () => {
  const { recruiter } = await signedIn();
  const sessions = async () =>
    (
      await api.services.databases.pool.query('select from session where account_id = $1', [
        recruiter.accountId,
      ])
    ).rowCount;
  await deleteOutdatedRows(api.services.databases.commands, api.clock.now());
  expect(await sessions()).toBeGreaterThan(0);
  api.clock.advance(15 * 86_400);
  await deleteOutdatedRows(api.services.databases.commands, api.clock.now());
  expect(await sessions()).toBe(0);
});

test('tokens are stored as digests only', async () => {
  const { browser, reply } = await signedIn();
  const tokens = [browser.cookies.get(cookie), reply.json().accessToken.accessToken] as string[];
  const { rows } = await api.services.databases.pool.query(
    'select digest::text from access_token union all select digest::text from refresh_token',
  );
  const stored = rows.map((row: { digest: string }) => row.digest);
  for (const token of tokens) {
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(`\\x${Buffer.from(token).toString('hex')}`);
  }
});
