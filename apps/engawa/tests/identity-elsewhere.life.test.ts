import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { type MailRelay, startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../identity/testing/browser.ts';
import { registration } from '../../identity/testing/registration.ts';
import { type Product, startProcess, startProduct } from '../testing/servers/product.ts';

/** The identity service alone, with its own database, and the product on another origin. */
let data: string;
let relay: MailRelay;
let service: Product;
let product: Product;
let there: string;
let here: string;

const clientSecret = 'a secret of at least thirty-two characters';

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'engawa-elsewhere-'));
  await chmod(data, 0o755);
  await copyPrepared('cluster', join(data, 'identity'));
  await copyPrepared('empty', join(data, 'product'));
  relay = await startMailRelay();
  const [port, other] = [await freePort(), await freePort()];
  here = `http://localhost:${port}`;
  there = `http://localhost:${other}`;
  service = startProcess(join(import.meta.dirname, '../../identity/src/main.ts'), {
    ENGAWA_DATA: join(data, 'identity'),
    PORT: String(other),
    SMTP_URL: relay.url,
    IDENTITY_CLIENT_ID: 'the-product',
    IDENTITY_CLIENT_SECRET: clientSecret,
    IDENTITY_REDIRECT_ORIGINS: here,
  });
  product = startProduct({
    ENGAWA_DATA: join(data, 'product'),
    ENGAWA_DEMO: 'off',
    PORT: String(port),
    OIDC_ISSUER: `${there}/identity`,
    OIDC_CLIENT_ID: 'the-product',
    OIDC_CLIENT_SECRET: clientSecret,
  });
  for (const one of [service, product]) {
    await until('ready', () => one.output().includes('Ready: '), startSeconds);
  }
});

afterAll(async () => {
  for (const one of [service, product]) one.child.kill('SIGTERM');
  await Promise.all([service.ended, product.ended]);
  await relay.stop();
  await rm(data, { recursive: true, force: true });
});

interface Answer {
  resultPath: string;
  user: object;
  accessToken: { accessToken: string };
}

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(here + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const answer = (await reply.json()) as Answer;
  return { status: reply.status, cookie: cookie.join('; '), body: answer };
}

test('a new student registers there, confirms by mail, and is signed in here', async () => {
  const started = await call('/v1/auth/sso-start', { register: true });
  const authorize = started.body.resultPath;
  expect(authorize).toContain(`${there}/identity/auth?`);

  const browser = new Browser(there);
  const page = await browser.follow(await browser.get(authorize));
  const action = /action="([^"]+register[^"]*)"/.exec(page.text)?.[1] ?? '';
  await browser.post(action, registration('amina@elsewhere.example'));
  await until('the mail', () => relay.received.length > 0);
  const link = /http\S+token=[\w-]+/.exec(relay.received[0]?.text ?? '')?.[0] ?? '';
  expect(link).toContain(there);
  const asked = await browser.get(link);
  const confirm = /action="([^"]+confirm[^"]*)"/.exec(asked.text)?.[1] ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  const confirmed = await browser.post(confirm, { token });
  const back = await browser.follow(confirmed);
  const callback = new URL(back.location ?? '');
  expect(callback.href).toContain(`${here}/talent/social-callback?`);

  const { code, state, iss } = Object.fromEntries(callback.searchParams);
  const answer = { code, state, iss };
  const session = await call('/v1/auth/sso-login', answer, { cookie: started.cookie });
  expect(session.status).toBe(200);
  expect(session.body.user).toMatchObject({
    name: 'Linh Nguyen',
    email: 'amina@elsewhere.example',
  });

  const { accessToken } = session.body.accessToken;
  const out = await call('/v1/student/logout', {}, { authorization: `Bearer ${accessToken}` });
  const ended = await browser.get(out.body.resultPath);
  expect(ended.location).toBe(`${here}/signout`);
});

test('the product then has no identity service of its own', async () => {
  const reply = await fetch(`${here}/identity/.well-known/openid-configuration`);
  expect(reply.headers.get('content-type')).not.toContain('openid');
  expect(reply.status).toBe(404);
});
