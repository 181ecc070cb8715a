import type { HostileRequest } from './flood.ts';
import { addressAt, manyKeys } from './junk.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const fields = (count: number) =>
  Array.from({ length: count }, (_, at) => `k${at}=%E3%81%82`).join('&');
const authorise =
  '/identity/auth?client_id=product&response_type=code&redirect_uri=https%3A%2F%2Fproduct.example%2Ftalent%2Fsocial-callback' +
  '&scope=openid&state=s&nonce=n&code_challenge=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&code_challenge_method=S256';

const kinds: ((
  at: number,
) => Omit<HostileRequest, 'headers'> & { headers?: Record<string, string> })[] = [
  () => ({ method: 'POST', path: '/identity/forgot', headers: form, body: fields(1_000) }),
  () => ({ method: 'POST', path: '/identity/forgot', headers: form, body: fields(40) }),
  (at) => ({
    method: 'POST',
    path: '/identity/forgot',
    headers: form,
    body: `email=a${at}%40nobody.example`,
  }),
  () => ({
    method: 'POST',
    path: '/identity/reset',
    headers: form,
    body: `token=${'x'.repeat(8_000)}`,
  }),
  () => ({ method: 'POST', path: '/identity/token', headers: form, body: fields(500) }),
  () => ({
    method: 'POST',
    path: '/identity/token',
    headers: { 'content-type': 'application/json' },
    body: manyKeys(900),
  }),
  (at) => ({
    method: 'GET',
    path: `/identity/interaction/${at}/sign-in`,
    headers: { accept: 'text/html' },
  }),
  () => ({ method: 'GET', path: authorise, headers: { accept: 'text/html' } }),
  () => ({ method: 'GET', path: `/identity/session/end?id_token_hint=${'e'.repeat(4_000)}` }),
  (at) => ({
    method: 'GET',
    path: `/identity/${at}?${'a=1&'.repeat(200)}`,
    headers: { cookie: 'identity_session=x' },
  }),
];

/** Within a started sign-in, so that guesses reach the password check. */
export async function identityRequests(origin: string): Promise<(at: number) => HostileRequest> {
  const begun = await fetch(origin + authorise, { redirect: 'manual' });
  const page = new URL(begun.headers.get('location') ?? '', origin).pathname;
  const cookie = begun.headers.getSetCookie().map((one) => one.split(';')[0]);
  const guess = (at: number) => ({
    method: 'POST',
    path: `${page}/sign-in`,
    headers: { ...form, cookie: cookie.join('; ') },
    body: `email=c${at}%40nobody.example&password=wrong-guess-1`,
  });
  const junk = { method: 'POST', path: '/identity/forgot', headers: form, body: fields(74_000) };
  return (at) => {
    const ordinary = kinds[at % kinds.length] as (typeof kinds)[number];
    const made = at % 100 === 0 ? guess(at) : at % 50 === 7 ? junk : ordinary(at);
    return { ...made, headers: { ...made.headers, 'x-forwarded-for': addressAt(at) } };
  };
}
