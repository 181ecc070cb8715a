import { endpoints } from '@engawa/contract/endpoints';
import { pathFor } from '@engawa/contract/request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

const origin = 'https://engawa.test';
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: origin } });
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
const cookie = '__Host-engawa_refresh';
const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

async function signedIn() {
  const { email } = await createRecruiter(api, { password });
  const browser = new Browser(api);
  const reply = await browser.post('/v1/auth/recruiter-login', { email, password });
  return { browser, reply };
}

describe('a page of another site', () => {
  const guarded = endpoints.filter((endpoint) => endpoint.cookies);

  test.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))(
    'cannot make the browser call %s',
    async (_id, endpoint) => {
      const reply = await api.app.inject({
        method: endpoint.method,
        url: pathFor(endpoint),
        headers: { ...foreign, languagetype: '1' },
        ...(endpoint.body && { payload: {} }),
      });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign_page']);
      expect(reply.headers['set-cookie']).toBeUndefined();
    },
  );

  test('cannot sign anybody out with a form', async () => {
    const { browser } = await signedIn();
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const headers of [{ ...form, ...foreign }, { ...form, origin: 'null' }, form]) {
      const reply = await browser.post('/v1/auth/refresh', undefined, headers);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    const own = { origin, 'sec-fetch-site': 'same-origin' };
    expect((await browser.post('/v1/auth/refresh', undefined, own)).statusCode).toBe(200);
  });
});

test('a multipart body is accepted only for uploads', async () => {
  const payload = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
  for (const { upload, body, path } of endpoints.filter(({ method }) => method === 'POST')) {
    if (upload || !body || path.includes('{')) continue;
    const reply = await api.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    });
    expect([path, reply.statusCode]).toEqual([path, 415]);
  }
});

describe('the cookie', () => {
  test('on https has the __Host- prefix', async () => {
    const { reply } = await signedIn();
    expect(reply.cookies).toMatchObject([
      { name: cookie, path: '/', httpOnly: true, secure: true, sameSite: 'Strict' },
    ]);
    expect(reply.cookies[0]?.domain).toBeUndefined();
  });

  test('without the prefix, which a neighbouring host can set, is ignored', async () => {
    const { browser } = await signedIn();
    const planted = new Browser(api);
    planted.cookies.set('engawa_refresh', browser.cookies.get(cookie) ?? '');
    expect((await planted.post('/v1/auth/refresh')).statusCode).toBe(400);
  });

  test('that was not sent is not deleted', async () => {
    const without = await new Browser(api).post('/v1/auth/refresh');
    expect([without.statusCode, without.headers['set-cookie']]).toEqual([400, undefined]);
    const old = new Browser(api);
    old.cookies.set(cookie, 'x'.repeat(43));
    await old.post('/v1/auth/refresh');
    expect(old.cookies.has(cookie)).toBe(false);
  });
});
