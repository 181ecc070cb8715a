import { describe, expect, test } from 'vitest';
import { endSessionsOfSubject } from '../../../src/features/auth/public.ts';
import { createRecruiter, createStudent } from '../../../testing/database/factories.ts';
import { startFakeIssuer } from '../../../testing/people/fake-issuer.ts';
import { finish, fresh, ssoOrigin, start, useSso } from '../../../testing/people/sso.ts';
import { startTestApp } from '../../../testing/server/app.ts';
import { Browser, bearer } from '../../../testing/server/browser.ts';

const { sso, signIn } = useSso();

describe('a provider on another origin', () => {
  test('gets PKCE, state, nonce and the language of the person', async () => {
    const url = new URL(await start(new Browser(sso.api, { language: 'ja' }), true));
    expect(url.origin).toBe(sso.issuer.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'client',
      response_type: 'code',
      redirect_uri: `${ssoOrigin}/talent/social-callback`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'ja',
      screen_hint: 'register',
      max_age: '1209600',
    });
  });

  test('gets the hint that the person wants to change the password', async () => {
    const browser = new Browser(sso.api);
    const reply = await browser.post('/v1/auth/sso-start', { register: false, password: true });
    const asked = new URL(reply.json().resultPath).searchParams;
    expect([asked.get('screen_hint'), asked.get('prompt')]).toEqual(['password', 'login']);
  });

  test('is asked to require the password where a recent sign-in is needed', async () => {
    const browser = new Browser(sso.api);
    const reply = await browser.post('/v1/auth/sso-start', { register: false, again: true });
    expect(new URL(reply.json().resultPath).searchParams.get('prompt')).toBe('login');
  });

  test.each([
    ['a minute ago', 60, 200],
    ['eleven minutes ago', 660, 409],
    ['at an unknown time', undefined, 409],
  ])('authentication %s decides whether leaving is allowed', async (_when, ago, status) => {
    const now = Math.floor(sso.api.clock.now().getTime() / 1000);
    const { claims } = fresh();
    const auth_time = ago === undefined ? undefined : now - ago;
    const { reply } = await signIn({ claims: { ...claims, auth_time } });
    const left = await sso.api.app.inject({
      method: 'DELETE',
      url: '/v1/student/account',
      headers: bearer(reply),
    });
    expect(left.statusCode).toBe(status);
  });

  test('creates a student on the first sign-in and recognises them on the next', async () => {
    const person = fresh();
    const { reply, browser } = await signIn(person);
    expect(reply.json()).toMatchObject({
      user: { name: 'Amina Diallo', email: person.claims.email },
      accessToken: { expiresIn: 3600 },
    });
    const account = await browser.get('/v1/student/account', bearer(reply));
    expect(account.json().user).toEqual(reply.json().user);
    expect(sso.issuer.asked.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    const again = await signIn(person);
    expect(again.reply.json().user.id).toBe(reply.json().user.id);
  });

  test('recognises a student by the confirmed address', async () => {
    const student = await createStudent(sso.api);
    const account = await new Browser(sso.api).get('/v1/student/account', student.headers);
    const { email } = account.json().user;
    const { reply } = await signIn({ claims: { sub: crypto.randomUUID(), email } });
    expect(reply.json().user.id).toBe(student.accountId);
  });

  test('does not sign in to an account whose address moved to another person', async () => {
    const person = fresh();
    await signIn(person);
    const heir = { claims: { sub: crypto.randomUUID(), email: person.claims.email.toUpperCase() } };
    const { reply } = await signIn(heir);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'email_taken']);
    expect((await signIn(person)).reply.statusCode).toBe(200);
  });

  test('ends sessions here after a password change at the provider', async () => {
    const person = fresh();
    const { reply, browser } = await signIn(person);
    await sso.api.services.databases.commands
      .transaction()
      .execute((tx) =>
        endSessionsOfSubject(tx, sso.issuer.issuer, person.claims.sub, sso.api.clock.now()),
      );
    expect((await browser.get('/v1/student/account', bearer(reply))).statusCode).toBe(401);
  });

  test('makes one student of two concurrent first sign-ins', async () => {
    const person = fresh();
    const both = await Promise.all([signIn(person), signIn(person)]);
    const ids = both.map(({ reply }) => reply.json().user.id);
    expect(ids[0]).toBe(ids[1]);
  });

  test('never signs a student in as a recruiter', async () => {
    const recruiter = await createRecruiter(sso.api);
    const { reply, browser } = await signIn({
      claims: { sub: crypto.randomUUID(), email: recruiter.email },
    });
    const wrong = await browser.get('/v1/company/account', bearer(reply));
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong_kind']);
  });

  test('may give names in another claim, at userinfo or not at all', async () => {
    const claims = { given_name: undefined, family_name: undefined };
    const named = await signIn({ claims: { ...fresh().claims, ...claims, name: '髙﨑 𠮷男' } });
    expect(named.reply.json().user.name).toBe('髙﨑 𠮷男');
    const person = fresh().claims;
    const nameless = await signIn({ claims: { ...person, ...claims } });
    expect(nameless.reply.json().user.name).toBe(person.email);
    const { email } = fresh().claims;
    const asked = await signIn({
      claims: { email: undefined },
      userInfo: { sub: 'person-1', email, email_verified: true, given_name: 'Userinfo' },
    });
    expect(asked.reply.json().user.email).toBe(email);
  });

  test('signing out ends our session and continues at the provider', async () => {
    const { reply, browser } = await signIn(fresh());
    const out = await browser.post('/v1/student/logout', undefined, bearer(reply));
    const url = new URL(out.json().resultPath);
    expect(url.origin + url.pathname).toBe(`${sso.issuer.issuer}/end`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ssoOrigin}/signout`);
    expect(url.searchParams.get('id_token_hint')).toBeTruthy();
    expect((await browser.get('/v1/student/account', bearer(reply))).statusCode).toBe(401);
    expect((await browser.post('/v1/auth/refresh')).statusCode).toBe(400);
  });
});

test('a provider that takes the client secret in the body only is supported', async () => {
  const other = await startFakeIssuer({ secretInBody: true });
  const app = await startTestApp({
    env: { OIDC_ISSUER: other.issuer, OIDC_CLIENT_ID: 'client', OIDC_CLIENT_SECRET: 'a secret' },
  });
  const browser = new Browser(app);
  const reply = await finish(browser, other.approve(await start(browser), fresh()));
  expect(reply.statusCode).toBe(200);
  await app.close();
  await other.stop();
});

test('an unavailable identity service is reported as such', async () => {
  const gone = await startFakeIssuer();
  await gone.stop();
  const other = await startTestApp({
    env: { OIDC_ISSUER: gone.issuer, OIDC_CLIENT_ID: 'client', OIDC_CLIENT_SECRET: 'a secret' },
  });
  const reply = await new Browser(other).post('/v1/auth/sso-start', { register: false });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'sso_unavailable']);
  expect(reply.headers['retry-after']).toBe('10');
  await other.close();
});
