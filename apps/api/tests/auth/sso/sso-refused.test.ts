import { describe, expect, test } from 'vitest';
import type { Lie } from '../../../testing/people/fake-issuer.ts';
import { finish, fresh, ssoOrigin, start, useSso } from '../../../testing/people/sso.ts';
import { Browser } from '../../../testing/server/browser.ts';

const { sso, signIn } = useSso();

const failed = { code: 'sso_failed', message: 'Log-in error' };

describe('refused without any change', () => {
  const people = async () =>
    (await sso.api.services.databases.pool.query('select count(*) from student')).rows[0].count;

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
    expect(reply.cookies.filter((cookie) => cookie.name === '__Host-engawa_refresh')).toEqual([]);
    expect(await people()).toBe(before);
  });

  test('a wrong or missing state', async () => {
    const browser = new Browser(sso.api);
    const answer = sso.issuer.approve(await start(browser), fresh());
    const reply = await finish(browser, { ...answer, state: 'x'.repeat(43) });
    expect([reply.statusCode, reply.json()]).toEqual([400, failed]);
    expect((await finish(browser, { code: answer.code })).statusCode).toBe(422);
  });

  test('the state of another browser, so that nobody is signed in as another person', async () => {
    const attacker = new Browser(sso.api);
    const answer = sso.issuer.approve(await start(attacker), fresh());
    const victim = new Browser(sso.api);
    await start(victim);
    const reply = await finish(victim, answer);
    expect([reply.statusCode, reply.json()]).toEqual([400, failed]);
    expect(victim.cookies.has('__Host-engawa_refresh')).toBe(false);
  });

  test('a replayed code', async () => {
    const { browser, answer, reply } = await signIn(fresh());
    expect(reply.statusCode).toBe(200);
    expect((await finish(browser, answer)).json()).toEqual(failed);
    const state = new URL(await start(browser)).searchParams.get('state');
    expect((await finish(browser, { ...answer, state })).json()).toEqual(failed);
  });

  test('an answer that names another issuer', async () => {
    const browser = new Browser(sso.api);
    const answer = sso.issuer.approve(await start(browser), fresh());
    const reply = await finish(browser, { ...answer, iss: 'https://evil.example' });
    expect(reply.json()).toEqual(failed);
  });

  test('an answer after an hour', async () => {
    const browser = new Browser(sso.api);
    const answer = sso.issuer.approve(await start(browser), fresh());
    sso.api.clock.advance(3601);
    expect((await finish(browser, answer)).json()).toEqual(failed);
  });

  test.each([
    ['ja', '登録手続きが完了するとログインできます。'],
    ['en', 'You can log-in when you complete sign-up process'],
  ] as const)('an unconfirmed address (%s)', async (language, message) => {
    const before = await people();
    const person = { claims: { ...fresh().claims, email_verified: false } };
    const { reply } = await signIn(person, new Browser(sso.api, { language }));
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { code: 'sign_up_incomplete', message },
    ]);
    expect(await people()).toBe(before);
  });

  test('a disabled account', async () => {
    const person = fresh();
    const { reply } = await signIn(person);
    await sso.api.services.databases.commands
      .updateTable('account')
      .set({ closed_at: sso.api.clock.now() })
      .where('id', '=', reply.json().user.id)
      .execute();
    const again = await signIn(person);
    expect([again.reply.statusCode, again.reply.json().code]).toEqual([409, 'student_stopped']);
  });

  test('a foreign Host header does not change the redirect', async () => {
    const reply = await new Browser(sso.api).post(
      '/v1/auth/sso-start',
      { register: false },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    );
    expect(reply.json().resultPath).toContain(
      encodeURIComponent(`${ssoOrigin}/talent/social-callback`),
    );
    expect(reply.json().resultPath).not.toContain('evil');
  });
});
