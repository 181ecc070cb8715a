import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { Browser } from '../testing/browser.ts';
import { type Lie, startFakeIssuer } from '../testing/fake-issuer.ts';

let issuer: Awaited<ReturnType<typeof startFakeIssuer>>;
let api: TestApp;

const origin = 'https://engawa.test';
beforeAll(async () => {
  issuer = await startFakeIssuer();
  api = await startTestApp({
    env: {
      PUBLIC_ORIGIN: origin,
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: 'client',
      OIDC_CLIENT_SECRET: 'a secret',
    },
  });
});
afterAll(async () => {
  await api.close();
  await issuer.stop();
});

const start = async (browser: Browser, register = false): Promise<string> =>
  (await browser.post('/v1/auth/sso-start', { register })).json().resultPath;
const finish = (browser: Browser, answer: object) => browser.post('/v1/auth/sso-login', answer);

async function signIn(lie: Lie = {}, browser = new Browser(api)) {
  const url = await start(browser);
  const answer = issuer.approve(url, lie);
  return { browser, url, answer, reply: await finish(browser, answer) };
}

const fresh = () => {
  const sub = crypto.randomUUID();
  return { claims: { sub, email: `${sub}@abroad.example` } };
};

const failed = { code: 'sso_failed', message: 'Log-in error' };

describe('refused, with nothing changed', () => {
  const people = async () =>
    (await api.services.databases.pool.query('select count(*) from student')).rows[0].count;

  test.each<[string, Lie]>([
    ['nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['audience', { claims: { aud: 'another-client' } }],
    ['issuer', { claims: { iss: 'https://evil.example' } }],
    ['time', { claims: { exp: 1_700_000_000, iat: 1_699_999_000 } }],
    ['key', { foreignKey: true }],
    ['alg: none', { algNone: true }],
    ['no ID token', { omitIdToken: true }],
    ['no address', { claims: { email: undefined } }],
  ])('wrong %s', async (_what, lie) => {
    const before = await people();
    const { reply } = await signIn({ ...lie, claims: { ...fresh().claims, ...lie.claims } });
    expect([reply.statusCode, reply.json()]).toEqual([400, failed]);
    expect(reply.cookies.filter((cookie) => cookie.name === 'engawa_refresh')).toEqual([]);
    expect(await people()).toBe(before);
  });

  test('a wrong or missing state', async () => {
    const browser = new Browser(api);
    const answer = issuer.approve(await start(browser), fresh());
    const reply = await finish(browser, { ...answer, state: 'x'.repeat(43) });
    expect([reply.statusCode, reply.json()]).toEqual([400, failed]);
    expect((await finish(browser, { code: answer.code })).statusCode).toBe(422);
  });

  test('the state of another browser: nobody is signed in as somebody else', async () => {
    const attacker = new Browser(api);
    const answer = issuer.approve(await start(attacker), fresh());
    const victim = new Browser(api);
    await start(victim);
    const reply = await finish(victim, answer);
    expect([reply.statusCode, reply.json()]).toEqual([400, failed]);
    expect(victim.cookies.has('engawa_refresh')).toBe(false);
  });

  test('a replayed code', async () => {
    const { browser, answer, reply } = await signIn(fresh());
    expect(reply.statusCode).toBe(200);
    expect((await finish(browser, answer)).json()).toEqual(failed);
    const state = new URL(await start(browser)).searchParams.get('state');
    expect((await finish(browser, { ...answer, state })).json()).toEqual(failed);
  });

  test('an answer that names another issuer', async () => {
    const browser = new Browser(api);
    const answer = issuer.approve(await start(browser), fresh());
    const reply = await finish(browser, { ...answer, iss: 'https://evil.example' });
    expect(reply.json()).toEqual(failed);
  });

  test('an answer that comes after an hour', async () => {
    const browser = new Browser(api);
    const answer = issuer.approve(await start(browser), fresh());
    api.clock.advance(3601);
    expect((await finish(browser, answer)).json()).toEqual(failed);
  });

  test.each([
    ['ja', '登録手続きが完了するとログインできます。'],
    ['en', 'You can log-in when you complete sign-up process'],
  ] as const)('an address that is not confirmed (%s)', async (language, message) => {
    const before = await people();
    const person = { claims: { ...fresh().claims, email_verified: false } };
    const { reply } = await signIn(person, new Browser(api, { language }));
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { code: 'sign_up_incomplete', message },
    ]);
    expect(await people()).toBe(before);
  });

  test('a stopped account', async () => {
    const person = fresh();
    const { reply } = await signIn(person);
    await api.services.databases.commands
      .updateTable('account')
      .set({ disabled_at: api.clock.now() })
      .where('id', '=', reply.json().user.id)
      .execute();
    const again = await signIn(person);
    expect([again.reply.statusCode, again.reply.json().code]).toEqual([409, 'student_stopped']);
  });

  test('a foreign Host header changes no address', async () => {
    const reply = await new Browser(api).post(
      '/v1/auth/sso-start',
      { register: false },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    );
    expect(reply.json().resultPath).toContain(
      encodeURIComponent(`${origin}/talent/social-callback`),
    );
    expect(reply.json().resultPath).not.toContain('evil');
  });
});
