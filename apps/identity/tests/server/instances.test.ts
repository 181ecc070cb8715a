import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import {
  arrive,
  begin,
  createAccount,
  exchange,
  goodPassword,
  readIdToken,
  signIn,
  signInWhole,
} from '../../testing/flow.ts';
import { startService, type TestService } from '../../testing/service.ts';

let one: TestService;
let other: TestService;
beforeAll(async () => {
  one = await startService({ publicOrigin: 'http://identity.test' });
  other = await startService({ beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const kids = async (service: TestService) => {
  const reply = await fetch(`${service.origin}/identity/jwks`);
  const { keys } = (await reply.json()) as { keys: Record<string, string>[] };
  expect(keys.every((key) => key['d'] === undefined)).toBe(true);
  return keys.map((key) => key['kid']);
};

/** A browser whose requests alternate between two instances. */
class Balanced extends Browser {
  constructor() {
    let turn = 0;
    super({
      toString: () => [one.origin, other.origin][(turn += 1) % 2] ?? '',
    } as unknown as string);
  }
}

test('two instances share every step of a sign-in', async () => {
  expect(await kids(one)).toEqual(await kids(other));
  const { id, email } = await createAccount(one);
  const flow = await begin(one, { browser: new Balanced() });
  const callback = await arrive(one, flow, await signIn(flow, email, goodPassword));
  const { body } = await exchange(other, flow, callback);
  const { payload } = await readIdToken(one, body['id_token'] ?? '');
  expect(payload.sub).toBe(id);
});

test('two instances count failures together', async () => {
  const { email } = await createAccount(one);
  const flow = await begin(one, { browser: new Balanced() });
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const statuses: number[] = [];
  for (let times = 0; times < 12; times += 1) {
    statuses.push((await signIn(flow, email, 'wrong word 1', headers)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
});

test('a restart keeps sessions and keys', async () => {
  const { email } = await createAccount(one);
  const { flow, idToken } = await signInWhole(one, email, goodPassword);
  const known = await kids(one);
  const reborn = await startService({ beside: one });
  try {
    expect(await kids(reborn)).toEqual(known);
    await readIdToken(reborn, idToken);
    const cookies = flow.browser.cookies();
    expect(cookies.some((cookie) => cookie.startsWith('identity_session'))).toBe(true);
    const moved = flow.browser.at(reborn.origin);
    const again = await begin(reborn, { browser: moved });
    expect(again.screen.location).toContain('?code=');
  } finally {
    await reborn.close();
  }
});

test('a new key is published first and signs later; old tokens stay valid while needed', async () => {
  const { email } = await createAccount(one);
  const before = await signInWhole(one, email, goodPassword);
  const [old] = await kids(one);
  await one.identity.rotateKeys();
  one.clock.advance(61);
  // Both instances publish the new key and still sign with the old one.
  for (const service of [one, other]) {
    const published = await kids(service);
    expect(published).toHaveLength(2);
    expect(published[0]).toBe(old);
  }
  one.clock.advance(300);
  const after = await signInWhole(one, email, goodPassword);
  const { protectedHeader } = await readIdToken(other, after.idToken);
  expect(protectedHeader.kid).not.toBe(old);
  expect((await readIdToken(other, before.idToken)).protectedHeader.kid).toBe(old);
  // An old ID token still works as a hint for signing out.
  const end = new URLSearchParams({
    id_token_hint: before.idToken,
    post_logout_redirect_uri: 'http://product.test/signout',
  });
  const out = await before.flow.browser.get(`/identity/session/end?${end.toString()}`);
  expect(out.location).toBe('http://product.test/signout');
});

test('the database does not contain session cookies', async () => {
  const { email } = await createAccount(one);
  const { flow } = await signInWhole(one, email, goodPassword);
  const rows = JSON.stringify(
    await one.db.selectFrom('identity.oidc_payload').selectAll().execute(),
  );
  const session = flow.browser
    .cookies()
    .find((cookie) => cookie.startsWith('identity_session@'))
    ?.split('=')[1]
    ?.split(' ')[0];
  expect(session?.length).toBeGreaterThan(10);
  expect(rows).not.toContain(session);
});
