import { expect } from 'vitest';
import { Browser } from '../../../identity/testing/browser.ts';

export interface Place {
  here: string;
  publicOrigin: string;
}

export async function call(
  { here, publicOrigin }: Place,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(here + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin, ...headers },
    body: JSON.stringify(body),
  });
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return {
    status: reply.status,
    cookie: cookie.join('; '),
    body: (await reply.json()) as Record<string, unknown>,
  };
}

export const localPath = ({ publicOrigin }: Place, address: string | undefined) =>
  (address ?? '').replace(publicOrigin, '');

/** Signs in at the identity service as one of the demo's people. */
export async function signInAs(place: Place, email: string) {
  const { here, publicOrigin } = place;
  const started = await call(place, '/v1/auth/sso-start', { register: false });
  expect(started.status).toBe(200);
  const authorize = String(started.body['resultPath']);
  expect(authorize).toContain(`${publicOrigin}/identity/auth?`);

  const browser = new Browser(here);
  const page = await browser.follow(await browser.get(localPath(place, authorize)));
  expect(page.text).toContain(`value="${email}"`);
  const action = /action="([^"]+sign-in[^"]*)"/.exec(page.text)?.[1] ?? '';
  const [, after = ''] = page.text.split(`value="${email}"><input type="hidden" `);
  const signedIn = await browser.post(action, {
    email,
    password: /^name="password" value="([^"]+)"/.exec(after)?.[1] ?? '',
  });
  const returned = await browser.get(localPath(place, signedIn.location));
  const callback = new URL(returned.location ?? '');
  expect(callback.href).toContain(`${publicOrigin}/talent/social-callback?`);

  const { code, state, iss } = Object.fromEntries(callback.searchParams);
  const answer = { code, state, iss };
  const session = await call(place, '/v1/auth/sso-login', answer, { cookie: started.cookie });
  expect(session.status).toBe(200);
  const { accessToken } = session.body['accessToken'] as { accessToken: string };
  return { browser, authorize, accessToken, cookie: session.cookie };
}
