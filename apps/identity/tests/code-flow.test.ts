import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import {
  arrive,
  begin,
  createAccount,
  exchange,
  goodPassword,
  readIdToken,
  redirectUri,
  signIn,
  signInWhole,
} from '../testing/flow.ts';
import { productOrigin, startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('the code flow', () => {
  test('leads a person to the product, with claims about them', async () => {
    const { id, email } = await createAccount(service);
    const flow = await begin(service, { parameters: { ui_locales: 'en' } });
    expect(flow.screen.status).toBe(200);
    const callback = await arrive(service, flow, await signIn(flow, email, goodPassword));
    expect(callback.origin + callback.pathname).toBe(redirectUri);
    expect(callback.searchParams.get('state')).toBe(flow.state);
    expect(callback.searchParams.get('iss')).toBe(service.issuer);
    const { status, body } = await exchange(service, flow, callback);
    expect(status).toBe(200);
    const { payload, protectedHeader } = await readIdToken(service, body['id_token'] ?? '');
    expect(protectedHeader.alg).toBe('ES256');
    expect(payload).toMatchObject({
      sub: id,
      nonce: flow.nonce,
      email,
      email_verified: true,
      given_name: 'Linh',
      family_name: 'Nguyen',
      locale: 'en',
    });
    const me = await fetch(`${service.origin}/identity/me`, {
      headers: { authorization: `Bearer ${body['access_token']}` },
    });
    expect(await me.json()).toMatchObject({ sub: id, email, locale: 'en' });
  });

  test('needs no password during the session, and lets another person sign in in the same browser', async () => {
    const one = await createAccount(service);
    const other = await createAccount(service);
    const browser = new Browser(service.origin);
    await signInWhole(service, one.email, goodPassword, browser);
    const again = await begin(service, { browser });
    expect(again.screen.location).toContain(`${redirectUri}?code=`);
    const switching = await begin(service, { browser, parameters: { prompt: 'login' } });
    const callback = await arrive(
      service,
      switching,
      await signIn(switching, other.email, goodPassword),
    );
    const { body } = await exchange(service, switching, callback);
    expect((await readIdToken(service, body['id_token'] ?? '')).payload.sub).toBe(other.id);
  });

  test('prompt=none answers without a page', async () => {
    const { screen } = await begin(service, { parameters: { prompt: 'none' } });
    expect(screen.location).toContain(`${redirectUri}?error=login_required`);
  });
});

describe('refuses', () => {
  test('an unregistered address', async () => {
    const { screen } = await begin(service, {
      parameters: { redirect_uri: 'https://evil.example/talent/social-callback' },
    });
    expect(screen.status).toBe(400);
    expect(screen.location).toBeUndefined();
    expect(screen.text).toContain('invalid_redirect_uri');
    expect(screen.text).not.toMatch(/(href|action)="https?:\/\/evil/);
  });

  test('a request without PKCE, and with the plain method', async () => {
    for (const parameters of [
      { code_challenge: '', code_challenge_method: '' },
      { code_challenge_method: 'plain' },
    ] as Record<string, string>[]) {
      const { screen } = await begin(service, { parameters });
      expect(screen.location).toContain(`${productOrigin}/`);
      expect(screen.location).toContain('error=invalid_request');
    }
  });

  test('a response mode that needs a script', async () => {
    const { screen } = await begin(service, { parameters: { response_mode: 'form_post' } });
    expect(screen.text).not.toContain('<script');
    expect(screen.location).toContain('error=');
  });

  test('a token without a code', async () => {
    const { screen } = await begin(service, { parameters: { response_type: 'id_token' } });
    expect(screen.location).toMatch(/error=(unsupported_response_type|invalid_request)/);
  });

  test('a code used twice, and revokes what it granted', async () => {
    const { email } = await createAccount(service);
    const flow = await begin(service);
    const callback = await arrive(service, flow, await signIn(flow, email, goodPassword));
    const first = await exchange(service, flow, callback);
    const second = await exchange(service, flow, callback);
    expect([first.status, second.status]).toEqual([200, 400]);
    expect(second.body['error']).toBe('invalid_grant');
    const me = await fetch(`${service.origin}/identity/me`, {
      headers: { authorization: `Bearer ${first.body['access_token']}` },
    });
    expect(me.status).toBe(401);
  });

  test('a code used twice concurrently', async () => {
    const { email } = await createAccount(service);
    const flow = await begin(service);
    const callback = await arrive(service, flow, await signIn(flow, email, goodPassword));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => exchange(service, flow, callback)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('a wrong verifier, client or secret', async () => {
    const { email } = await createAccount(service);
    const flow = await begin(service);
    const callback = await arrive(service, flow, await signIn(flow, email, goodPassword));
    const wrong = await exchange(service, { ...flow, verifier: 'x'.repeat(43) }, callback);
    expect(wrong.body['error']).toBe('invalid_grant');
    const liar = { ...service, client: { ...service.client, clientSecret: 'guess' } };
    expect((await exchange(liar, flow, callback)).status).toBe(401);
  });
});

test('no other route of the provider is reachable', async () => {
  for (const path of ['/request', '/reg', '/device', '/token/introspection', '/token/revocation']) {
    const reply = await fetch(`${service.origin}/identity${path}`, { method: 'POST' });
    expect([path, reply.status]).toEqual([path, 404]);
  }
  const reply = await fetch(`${service.origin}/identity/.well-known/openid-configuration`);
  const metadata = (await reply.json()) as Record<string, unknown>;
  expect(metadata).toMatchObject({
    issuer: service.issuer,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
  expect(metadata['registration_endpoint']).toBeUndefined();
});
