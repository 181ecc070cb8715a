import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../identity/testing/browser.ts';
import { type Product, startProduct } from '../testing/servers/product.ts';
import {
  call as callAt,
  localPath,
  signInAs as signInAt,
} from '../testing/shift/student-sign-in.ts';

/** The public address is unreachable; the product must still find its own identity service. */
const publicOrigin = 'https://engawa.example';
let data: string;
let here: string;
let product: Product;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'engawa-identity-'));
  await chmod(data, 0o755);
  await copyPrepared('demo', data);
  const port = await freePort();
  here = `http://localhost:${port}`;
  product = startProduct({
    ENGAWA_DATA: data,
    PORT: String(port),
    PUBLIC_ORIGIN: publicOrigin,
    ENGAWA_DEMO: 'on',
  });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
});
afterAll(async () => {
  product.child.kill('SIGTERM');
  await product.ended;
  await rm(data, { recursive: true, force: true });
});

const place = () => ({ here, publicOrigin });
const call = (path: string, body: object, headers: Record<string, string> = {}) =>
  callAt(place(), path, body, headers);
const signInAs = (email: string) => signInAt(place(), email);
const local = (address: string | undefined) => localPath(place(), address);

test('a student goes from the product to the identity service, back, and out again', async () => {
  const { browser, authorize, accessToken } = await signInAs('linh@students.example');
  const out = await call('/v1/student/logout', {}, { authorization: `Bearer ${accessToken}` });
  const end = Object.values(out.body).find((value) => String(value).includes('/session/end'));
  const ended = await browser.get(local(String(end)));
  expect(ended.location).toBe(`${publicOrigin}/signout`);
  const again = await browser.follow(await browser.get(local(authorize)));
  expect(again.text).toContain('current-password');
});

test('a student with an ended session types the password to sign in again', async () => {
  const { browser, authorize, accessToken, cookie } = await signInAs('linh@students.example');
  // Ends only the product's session, because nothing follows the redirect to the identity service.
  await call('/v1/student/logout', {}, { authorization: `Bearer ${accessToken}` });
  const signInAgain = async () => browser.follow(await browser.get(local(authorize)));
  expect((await signInAgain()).location).toContain('/talent/social-callback');
  expect((await call('/v1/auth/refresh', {}, { cookie })).status).toBe(400);
  expect((await signInAgain()).text).toContain('current-password');
});

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(`${here}/v1/demo/mailbox${path}`)).json()) as T;
}

test("a student's new password ends the product's sessions too", async () => {
  const email = 'linh@students.example';
  const { accessToken, cookie } = await signInAs(email);
  const account = () =>
    fetch(`${here}/v1/student/account`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect((await account()).status).toBe(200);

  // The mail is in the language of the sign-in, not of the request.
  const owner = new Browser(here);
  await owner.post('/identity/forgot?lang=en', { email }, { origin: publicOrigin });
  const found = await until('the mail', async () => {
    const { mails } = await read<{ mails: { id: string; to: string; subject: string }[] }>('');
    return mails.find(({ to, subject }) => to === email && subject.includes('パスワードの再設定'));
  });
  const { mail } = await read<{ mail: { text: string } }>(`/${found.id}`);
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const form = { token, password: 'green forest 77' };
  expect((await owner.post('/identity/reset', form)).status).toBe(200);

  expect((await account()).status).toBe(401);
  expect((await call('/v1/auth/refresh', {}, { cookie })).status).not.toBe(200);
});

test('the client answers no address of the identity service', async () => {
  for (const path of ['/identity/nothing', '/identity/assets/nothing.css', '/identity/talent']) {
    const reply = await fetch(here + path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([path, reply.status]).toEqual([path, 404]);
  }
});

test('a publicly reachable demo warns at its start', () => {
  expect(product.output()).toContain('WARNING: this demo can be reached by others');
});
