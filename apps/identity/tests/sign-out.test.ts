import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { begin, createAccount, goodPassword, relocated, signInWhole } from '../testing/flow.ts';
import { productOrigin, startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const end = (parameters: Record<string, string>) =>
  `/identity/session/end?${new URLSearchParams(parameters).toString()}`;
const home = `${productOrigin}/signout`;

const isSignedIn = async (browser: Browser) =>
  (await begin(service, { browser })).screen.location !== undefined;

describe('signing out', () => {
  test('with the id token ends the session and returns to the product at once', async () => {
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

  test('a second time, or by someone who never signed in, just returns', async () => {
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

  test('goes nowhere but to the registered address', async () => {
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

  test("without a hint, or with another person's, it is asked for", async () => {
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

  test('a forged hint is no hint', async () => {
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
