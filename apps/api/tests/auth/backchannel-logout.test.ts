import { expect, test } from 'vitest';
import { fresh, useSso } from '../../testing/people/sso.ts';
import { bearer } from '../../testing/server/browser.ts';

const { sso, signIn } = useSso();

const post = (logout_token: string) =>
  sso.api.app.inject({
    method: 'POST',
    url: '/v1/auth/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token }).toString(),
  });

/** One person with two sessions, each with its own issuer session. */
async function signedInTwice() {
  const { claims } = fresh();
  const sids = [crypto.randomUUID(), crypto.randomUUID()];
  const replies: Awaited<ReturnType<typeof signIn>>['reply'][] = [];
  for (const sid of sids) {
    replies.push((await signIn({ claims: { ...claims, sid } })).reply);
  }
  const states = () =>
    Promise.all(
      replies.map(async (reply) => {
        const headers = bearer(reply);
        return (await sso.api.app.inject({ url: '/v1/student/account', headers })).statusCode;
      }),
    );
  return { sub: claims.sub, sids, states };
}

test('a sign-out at the issuer ends all sessions here', async () => {
  const { sub, states } = await signedInTwice();
  const other = await signedInTwice();
  expect(await states()).toEqual([200, 200]);
  const reply = await post(await sso.issuer.logoutToken({ sub }));
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(await states()).toEqual([401, 401]);
  expect(await other.states()).toEqual([200, 200]);
});

test.each([['alone'], ['with the person']])(
  'ends one session of the issuer, named %s',
  async (how) => {
    const { sub, sids, states } = await signedInTwice();
    const named = how === 'alone' ? {} : { sub };
    const token = await sso.issuer.logoutToken({ ...named, sid: sids[0] });
    expect((await post(token)).statusCode).toBe(200);
    expect(await states()).toEqual([401, 200]);
  },
);

const event = 'http://schemas.openid.net/event/backchannel-logout';
const minutes = (count: number) => Math.floor(Date.now() / 1000) + count * 60;
test.each<[string, Record<string, unknown>, { foreignKey?: boolean; typ?: string }]>([
  ['signed by somebody else', {}, { foreignKey: true }],
  ['of another issuer', { iss: 'https://evil.example' }, {}],
  ['for another client', { aud: 'other' }, {}],
  ['of an hour ago', { iat: minutes(-60) }, {}],
  ['of the future', { iat: minutes(60) }, {}],
  ['without a time', { iat: undefined }, {}],
  ['that has expired', { exp: minutes(-5) }, {}],
  ['without an event', { events: undefined }, {}],
  ['about another event', { events: { 'https://example.com/event': {} } }, {}],
  ['whose event is no object', { events: { [event]: true } }, {}],
  ['with a nonce, as ID tokens have', { nonce: 'n' }, {}],
  ['without an id', { jti: undefined }, {}],
  ['of another type', {}, { typ: 'at+jwt' }],
])('ignores a token %s', async (_, claims, how) => {
  const { sub, states } = await signedInTwice();
  const reply = await post(await sso.issuer.logoutToken({ sub, ...claims }, how));
  expect([reply.statusCode, reply.json()]).toEqual([400, { error: 'invalid_request' }]);
  expect(await states()).toEqual([200, 200]);
});

test('ignores a token without a subject, garbage and a replayed token', async () => {
  const { sub, states } = await signedInTwice();
  const used = await sso.issuer.logoutToken({ sub: 'somebody-else' });
  expect((await post(used)).statusCode).toBe(200);
  for (const token of [await sso.issuer.logoutToken({}), used, '', 'a.b.c', 'x'.repeat(9000)]) {
    expect((await post(token)).statusCode).toBe(400);
  }
  expect(sub).not.toBe('');
  expect(await states()).toEqual([200, 200]);
});
