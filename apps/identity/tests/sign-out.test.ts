import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import {
  begin,
  createAccount,
  goodPassword,
  redirectUri,
  relocated,
  signInWhole,
} from '../testing/flow.ts';
import { productOrigin, startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const end = (parameters: Record<string, string>) =>
  `/identity/session/end?${new URLSearchParams(parameters).toString()}`;
const home = `${productOrigin}/signout`;

const firstPart = (line: string) => line.split(' ', 1)[0]?.replace(/@[^=]*/, '') ?? '';

const isSignedIn = async (browser: Browser) =>
  (await begin(service, { browser })).screen.location !== undefined;

describe('signing out', () => {
  test('with the ID token ends the session and returns to the product at once', async () => {
    const { email } = await createAccount(service);
    const { flow, idToken, accessToken } = await signInWhole(service, email, goodPassword);
    const answer = await flow.browser.get(
      end({ id_token_hint: idToken, post_logout_redirect_uri: home, state: 'abc' }),
    );
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${home}?state=abc`);
    expect(await isSignedIn(flow.browser)).toBe(false);
    const me = await fetch(`${service.origin}/identity/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(me.status).toBe(401);
  });

  test('a second time, or without a session, just returns', async () => {
    const { email } = await createAccount(service);
    const { idToken } = await signInWhole(service, email, goodPassword);
    const answer = await new Browser(service.origin).get(
      end({ id_token_hint: idToken, post_logout_redirect_uri: home }),
    );
    expect(answer.location).toBe(home);
    const bare = await new Browser(service.origin).get('/identity/session/end?ui_locales=en');
    const done = await new Browser(service.origin).get(relocated(service, bare).location ?? '');
    expect(done.status).toBe(200);
  });

  test('without a session stores nothing', async () => {
    const { email } = await createAccount(service);
    const { flow, idToken } = await signInWhole(service, email, goodPassword);
    const sessions = () =>
      service.db
        .selectFrom('identity.oidc_payload')
        .select('id')
        .where('model', '=', 'Session')
        .execute();
    const before = await sessions();
    const lines = flow.browser.cookies();
    const stale = lines.filter((line) => line.startsWith('identity_session')).map(firstPart);
    await flow.browser.get(end({ id_token_hint: idToken, post_logout_redirect_uri: home }));
    for (const cookie of ['', stale.join('; ')]) {
      for (const parameters of [
        {},
        { client_id: 'product', post_logout_redirect_uri: home },
        { id_token_hint: idToken, post_logout_redirect_uri: home, state: 'abc' },
        { client_id: 'product', post_logout_redirect_uri: 'https://evil.example/' },
      ] as Record<string, string>[]) {
        const answer = await fetch(service.origin + end(parameters), {
          redirect: 'manual',
          headers: { accept: 'text/html', cookie },
        });
        const back = parameters['state'] ? `${home}?state=abc` : home;
        const evil = parameters['post_logout_redirect_uri']?.includes('evil');
        const known = parameters['post_logout_redirect_uri'] !== undefined;
        const expected = known ? back : `${service.issuer}/session/end/success`;
        expect(answer.headers.get('location')).toBe(evil ? null : expected);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      // For a cookie of an ended session the provider would begin a new one.
      const query = new URLSearchParams({
        client_id: 'product',
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      });
      const auth = await fetch(`${service.origin}/identity/auth?${query.toString()}`, {
        redirect: 'manual',
        headers: { accept: 'text/html', cookie },
      });
      expect(auth.headers.get('location')).toContain('/identity/interaction/');
      expect(auth.headers.getSetCookie().join()).toContain('identity_interaction');
      expect(auth.headers.getSetCookie().join()).not.toContain('identity_session');
    }
    expect(await sessions()).toHaveLength(before.length - 1);
  });

  test('redirects only to the registered address', async () => {
    const { email } = await createAccount(service);
    const { flow, idToken } = await signInWhole(service, email, goodPassword);
    const evil = 'https://evil.example/signout';
    const hinted = await flow.browser.get(
      end({ id_token_hint: idToken, post_logout_redirect_uri: evil }),
    );
    expect([hinted.status, hinted.location]).toEqual([400, undefined]);
    const bare = await flow.browser.get(end({ post_logout_redirect_uri: evil }));
    expect(bare.location).toBeUndefined();
    expect(await isSignedIn(flow.browser)).toBe(true);
  });

  test('without a hint, or with another person’s, needs confirmation', async () => {
    const { email } = await createAccount(service);
    const other = await createAccount(service);
    const { flow } = await signInWhole(service, email, goodPassword);
    const { idToken } = await signInWhole(service, other.email, goodPassword);
    for (const hint of [{ id_token_hint: idToken }, { client_id: 'product' }]) {
      const page = await flow.browser.get(
        end({ ...hint, post_logout_redirect_uri: home, ui_locales: 'en' }),
      );
      expect(page.text).toContain('<h1>Sign out?</h1>');
      expect(page.text).not.toContain('<script');
    }
    expect(await isSignedIn(flow.browser)).toBe(true);
    const page = await flow.browser.get(
      end({ client_id: 'product', post_logout_redirect_uri: home }),
    );
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const forged = await flow.browser.post('/identity/session/end/confirm', {
      xsrf: 'guess',
      logout: 'yes',
    });
    expect(forged.status).toBe(400);
    const done = await flow.browser.post('/identity/session/end/confirm', { xsrf, logout: 'yes' });
    expect(done.location).toBe(home);
    expect(await isSignedIn(flow.browser)).toBe(false);
  });

  test('by the product ends the session of that sign-in and no other', async () => {
    const { id, email } = await createAccount(service);
    const earlier = await signInWhole(service, email, goodPassword);
    await sql`update identity.oidc_payload
      set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::int - 60))
      where model = 'Session' and account_id = ${id}`.execute(service.db);
    const { flow } = await signInWhole(service, email, goodPassword);
    const { rows } = await sql<{ at: string }>`
      select max(payload ->> 'loginTs') as at from identity.oidc_payload
      where model = 'Session' and account_id = ${id}`.execute(service.db);
    await service.db
      .transaction()
      .execute((tx) => service.identity.endSession(tx, id, new Date(Number(rows[0]?.at) * 1000)));
    expect(await isSignedIn(flow.browser)).toBe(false);
    expect(await isSignedIn(earlier.flow.browser)).toBe(true);
  });

  test('a forged hint is ignored', async () => {
    const { email } = await createAccount(service);
    const { flow, idToken } = await signInWhole(service, email, goodPassword);
    const forged = `${idToken.slice(0, -6)}AAAAAA`;
    const answer = await flow.browser.get(
      end({ id_token_hint: forged, post_logout_redirect_uri: home }),
    );
    expect(answer.status).toBe(400);
    expect(await isSignedIn(flow.browser)).toBe(true);
  });
});
