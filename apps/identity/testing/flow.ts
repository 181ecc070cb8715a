import { createHash, randomBytes } from 'node:crypto';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { until } from '@engawa/platform/testing/waiting/until';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { insertConfirmedAccount } from '../src/accounts/account.repo.ts';
import { Browser, type Screen } from './browser.ts';
import { productOrigin, type TestService } from './service.ts';

export const redirectUri = `${productOrigin}/talent/social-callback`;

export interface Begun {
  browser: Browser;
  verifier: string;
  state: string;
  nonce: string;
  screen: Screen;
  /** `/identity/interaction/<uid>` */
  base: string;
}

export async function begin(
  service: TestService,
  options: { browser?: Browser; parameters?: Record<string, string> } = {},
): Promise<Begun> {
  const browser = options.browser ?? new Browser(service.origin);
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('hex');
  const nonce = randomBytes(8).toString('hex');
  const query = new URLSearchParams({
    client_id: 'product',
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...options.parameters,
  });
  const local = relocated(service, await browser.get(`/identity/auth?${query.toString()}`));
  const base = /^\/identity\/interaction\/[\w-]+/.exec(local.location ?? '')?.[0] ?? '';
  const screen = await browser.follow(local);
  return { browser, verifier, state, nonce, screen, base };
}

/** Replaces the issuer's public origin by the address where the service really listens. */
export function relocated(service: TestService, screen: Screen): Screen {
  const claimed = new URL(service.issuer).origin;
  return {
    ...screen,
    location: screen.location?.replace(claimed, service.origin).replace(service.origin, ''),
  };
}

export const signIn = (flow: Begun, email: string, password: string, headers = {}) =>
  flow.browser.post(`${flow.base}/sign-in`, { email, password }, headers);

/** From the response to a form to the product's callback. */
export async function arrive(service: TestService, flow: Begun, screen: Screen): Promise<URL> {
  let at = relocated(service, screen);
  while (at.location && !at.location.startsWith(productOrigin)) {
    at = relocated(service, await flow.browser.get(at.location));
  }
  if (!at.location) throw new Error(`no redirect to the product: ${at.status} ${at.text}`);
  return new URL(at.location);
}

export const exchange = (service: TestService, flow: Begun, callback: URL) =>
  tokenCall(service, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: flow.verifier,
  });

export async function tokenCall(service: TestService, fields: Record<string, string>) {
  const { clientId, clientSecret } = service.client;
  const basic = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const reply = await fetch(`${service.origin}/identity/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
    body: new URLSearchParams(fields),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

/** Verifies the ID token as a client would. */
export async function readIdToken(service: TestService, idToken: string) {
  const jwks = createRemoteJWKSet(new URL(`${service.origin}/identity/jwks`));
  return jwtVerify(idToken, jwks, { issuer: service.issuer, audience: 'product' });
}

export async function signInWhole(
  service: TestService,
  email: string,
  password: string,
  browser?: Browser,
) {
  const flow = await begin(service, browser ? { browser } : {});
  const callback = await arrive(service, flow, await signIn(flow, email, password));
  const { body } = await exchange(service, flow, callback);
  return { flow, idToken: body['id_token'] ?? '', accessToken: body['access_token'] ?? '' };
}

let people = 0;
export const goodPassword = 'blue river 42';

export async function createAccount(
  service: TestService,
  given: Partial<{ email: string; givenName: string; familyName: string }> = {},
): Promise<{ id: string; email: string }> {
  people += 1;
  const email = given.email ?? `person${people}@school.example`;
  const id = await insertConfirmedAccount(
    service.db,
    email,
    {
      passwordHash: await hashPassword(goodPassword),
      givenName: given.givenName ?? 'Linh',
      familyName: given.familyName ?? 'Nguyen',
      language: 'en',
    },
    service.clock.now(),
  );
  return { id, email };
}

export async function mailLink(
  service: TestService,
  to: string,
  template: string,
  name = 'link',
): Promise<string> {
  const mail = await until(`a mail ${template}`, () => findMail(service, to, template));
  return String(mail.data?.[name]).replace(new URL(service.issuer).origin, '');
}

export const findMail = (service: TestService, to: string, template: string) =>
  service.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', to)
    .where('template', '=', template)
    .where('captured', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
