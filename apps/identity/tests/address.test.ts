import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, begin, createAccount, goodPassword, signIn } from '../testing/flow.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ publicOrigin: 'https://sso.engawa.example' });
});
afterAll(() => service.close());

const lies = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  forwarded: 'host=evil.example',
};

async function ask(path: string, method = 'GET') {
  const sent = request(new URL(path, service.origin), {
    method,
    headers: { ...lies, accept: 'text/html' },
  }).end();
  const [reply] = await once(sent, 'response');
  return { headers: reply.headers, status: reply.statusCode, body: await text(reply) };
}

describe('whatever the Host header', () => {
  test('issuer, endpoints and links are the configured ones', async () => {
    const { body } = await ask('/identity/.well-known/openid-configuration');
    const metadata = JSON.parse(body) as Record<string, unknown>;
    expect(metadata).toMatchObject({
      issuer: 'https://sso.engawa.example/identity',
      authorization_endpoint: 'https://sso.engawa.example/identity/auth',
      token_endpoint: 'https://sso.engawa.example/identity/token',
      jwks_uri: 'https://sso.engawa.example/identity/jwks',
      end_session_endpoint: 'https://sso.engawa.example/identity/session/end',
    });
    for (const path of ['/identity/nothing', '/identity/forgot', '/identity/session/end']) {
      const page = await ask(path);
      expect(JSON.stringify(page)).not.toContain('evil.example');
    }
  });

  test('redirects of a sign-in are, too', async () => {
    const query = new URLSearchParams({
      client_id: 'product',
      response_type: 'code',
      redirect_uri: 'http://product.test/talent/social-callback',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const started = await ask(`/identity/auth?${query.toString()}`);
    expect(started.status).toBe(303);
    expect(started.headers.location).toMatch(/^\/identity\/interaction\//);
    expect(JSON.stringify(started.headers)).not.toContain('evil');
    const { rows } = await service.db
      .selectFrom('identity.oidc_payload')
      .select('payload')
      .where('model', '=', 'Interaction')
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }));
    expect(rows).toContain('https://sso.engawa.example/identity/auth/');
    expect(rows).not.toContain('evil.example');
  });

  test('even with an absolute URL in the request line', async () => {
    const { port } = new URL(service.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(
      'GET http://evil.example/identity/.well-known/openid-configuration HTTP/1.1\r\n' +
        'Host: evil.example\r\nConnection: close\r\n\r\n',
    );
    const answer = await text(socket);
    expect(answer).toContain('"issuer":"https://sso.engawa.example/identity"');
    expect(answer).not.toContain('evil.example');
  });
});

describe('every page', () => {
  test('is closed to scripts, frames and other sites, and restricts form targets', async () => {
    const { headers } = await ask('/identity/forgot');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("form-action 'self' http://product.test");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeDefined();
    const provider = await ask('/identity/session/end/success');
    expect(provider.headers['content-security-policy']).toBe(policy);
    expect(provider.headers['x-content-type-options']).toBe('nosniff');
  });

  test('has immutable styles and fonts of its own', async () => {
    const { body } = await ask('/identity/forgot');
    const names = [...body.matchAll(/\/identity\/assets\/[\w.-]+/g)].map(([name]) => name);
    expect(names).toHaveLength(3);
    for (const name of names) {
      const asset = await ask(name);
      expect([name, asset.status]).toEqual([name, 200]);
      expect(asset.headers['cache-control']).toContain('immutable');
    }
    const fonts = await ask(names.find((name) => name.includes('fonts')) ?? '');
    const font = /url\(([\w.-]+\.woff2)\)/.exec(fonts.body)?.[1];
    const file = await ask(`/identity/assets/${font}`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect((await ask('/identity/assets/..%2f..%2fidentity.ts')).status).toBe(404);
  });

  test('on https has Secure, HttpOnly, Lax cookies limited to its path', async () => {
    const { email } = await createAccount(service);
    const flow = await begin(service);
    const answer = await signIn(flow, email, goodPassword, {
      origin: 'https://sso.engawa.example',
    });
    const resumed = await flow.browser.get(new URL(answer.location ?? '').pathname);
    const cookies = resumed.headers.getSetCookie().filter((cookie) => !cookie.includes('1970'));
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/path=\/identity/i);
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
    }
    await arrive(service, flow, resumed);
  });

  test('that does not exist is ours, not one of the server behind', async () => {
    const page = await ask('/identity/interaction/x/nothing');
    expect(page.status).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await ask('/identity')).headers.location).toBe(service.client.initiateLoginUri);
  });
});
