import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@engawa/platform/testing/ports';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { startSeconds, until } from '@engawa/platform/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../testing/product.ts';

let nothing: string;
let demo: string;
beforeAll(async () => {
  nothing = await mkdtemp(join(tmpdir(), 'engawa-admin-'));
  demo = await mkdtemp(join(tmpdir(), 'engawa-admin-'));
  for (const data of [nothing, demo]) await chmod(data, 0o755);
  await copyPrepared('demo', demo);
});
afterAll(async () => {
  for (const data of [nothing, demo]) await rm(data, { recursive: true, force: true });
});

async function adminOf(data: string, ...words: string[]): Promise<string> {
  return runAdmin({ ENGAWA_DATA: data }, words);
}

async function runAdmin(settings: Record<string, string>, words: string[]): Promise<string> {
  const file = join(import.meta.dirname, '../src/admin.ts');
  const env = { ...process.env, ...settings };
  return (await promisify(execFile)(process.execPath, [file, ...words], { env })).stdout;
}

const admin = (...words: string[]) => adminOf(nothing, ...words);

test('tells what there is to do', async () => {
  const usage = await admin();
  expect(usage).toContain('npm run admin -- dead-letters');
  expect(await admin('nonsense')).toBe(usage);
});

test('works before the product has ever run', async () => {
  expect(await admin('dead-letters')).toBe('No dead letters.\n');
  expect(await admin('redrive')).toBe('0 jobs will be tried again.\n');
});

test('lets the identity service sign with a new key', async () => {
  expect(await admin('rotate-identity-keys')).toContain('The new key is published now');
});

test('says in one sentence what is wrong', async () => {
  expect(await admin('invite', 'no id', 'someone@test.example', '7')).toContain('What should be');
});

test('works beside the running product, which then sends the mail', async () => {
  const port = await freePort();
  const product = startProduct({ ENGAWA_DATA: demo, PORT: String(port) });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  const asked = await adminOf(demo, 'mail-check', 'operator@test.example', 'en');
  expect(asked).toContain('The mail is queued');
  await until('the mail', async () => {
    const reply = await fetch(`http://localhost:${port}/v1/demo/mailbox`);
    const { mails } = (await reply.json()) as { mails: { to: string }[] };
    return mails.some((mail) => mail.to === 'operator@test.example');
  });
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});

test('takes out a demo that is off, the accounts people sign in with included', async () => {
  const off = { ENGAWA_DATA: demo, ENGAWA_DEMO: 'off' };
  expect(await adminOf(demo, 'demo-remove')).toContain('set ENGAWA_DEMO=off first');
  const port = await freePort();
  const product = startProduct({ ...off, PORT: String(port) });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  expect(product.output()).toContain('its people cannot sign in');
  expect(await runAdmin(off, ['demo-remove'])).toMatch(/^Removed 48 students and 10 companies/);
  const overview = await fetch(`http://localhost:${port}/v1/overview`);
  expect(await overview.json()).toMatchObject({ companies: 0, students: 0, demo: false });
  product.child.kill('SIGTERM');
  await product.ended;
  const again = await runAdmin(off, ['demo-remove']);
  expect(again).toContain('Removed 0 students and 0 companies');
});
