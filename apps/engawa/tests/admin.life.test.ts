import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../testing/servers/product.ts';

let nothing: string;
let demo: string;
beforeAll(async () => {
  nothing = await mkdtemp(join(tmpdir(), 'engawa-admin-'));
  demo = await mkdtemp(join(tmpdir(), 'engawa-admin-'));
  for (const data of [nothing, demo]) await chmod(data, 0o755);
  await copyPrepared('demo', demo);
});
const running: Product[] = [];
function start(env: Record<string, string>): Product {
  const product = startProduct(env);
  running.push(product);
  return product;
}
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  for (const data of [nothing, demo]) await rm(data, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs it like `npm run admin --`, without a terminal. */
async function runAdmin(settings: Record<string, string>, words: string[]): Promise<Ended> {
  const file = join(import.meta.dirname, '../src/admin.ts');
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code, out, err };
}

const adminOf = (data: string, ...words: string[]) => runAdmin({ ENGAWA_DATA: data }, words);
const admin = (...words: string[]) => adminOf(nothing, ...words);
const because = ['--why', 'a test', '--by', 'tester'];

test('lists its commands without opening anything', async () => {
  const usage = await admin();
  expect(usage).toMatchObject({ code: 0, err: '' });
  expect(usage.out).toContain('dead-letters drop <job id>');
  expect(await admin('help')).toEqual(usage);
  expect((await admin('help', 'erase-student')).out).toContain('It cannot be undone');
});

test('reports an error in one sentence and exits with 2', async () => {
  for (const [words, sentence] of [
    [['nonsense'], 'There is no command "nonsense"'],
    [['invite', 'no id', 'someone@test.example', '7'], '"no id" is no <company id>'],
    [['redrive'], '--why <text> is missing'],
    [['erase-student', 'a@test.example', ...because], 'add --yes to do it'],
  ] as const) {
    const said = await admin(...words);
    expect(said).toMatchObject({ code: 2, out: '' });
    expect(said.err).toContain(sentence);
    expect(said.err.trimEnd().split('\n')).toHaveLength(1);
  }
});

test('works before the product has ever run, and prints only JSON', async () => {
  expect(await admin('dead-letters')).toEqual({ code: 0, out: 'No dead letters.\n', err: '' });
  const { code, out } = await admin('redrive', ...because, '--json');
  expect([code, JSON.parse(out)]).toEqual([0, { command: 'redrive', result: { redriven: 0 } }]);
  const failed = await admin('verify-company', crypto.randomUUID(), 'Nobody', ...because, '--json');
  expect([failed.code, JSON.parse(failed.out)]).toEqual([
    1,
    { error: 'There is no company with this id.' },
  ]);
});

test('rotates the key of the identity service', async () => {
  expect((await admin('rotate-identity-keys')).out).toContain('The new key is published now');
});

test('rehearses in its own process and changes nothing', async () => {
  const erase = ['erase-student', 'linh@students.example'];
  const dry = await adminOf(demo, ...erase, '--dry-run', '--json');
  expect(dry.code).toBe(0);
  const { dryRun, changes } = JSON.parse(dry.out);
  expect([dryRun, changes.student]).toEqual([true, { added: 0, changed: 0, deleted: 1 }]);
  const again = JSON.parse((await adminOf(demo, ...erase, '--dry-run', '--json')).out);
  // The hourly schedule adds a job only while none waits.
  const jobs = 'pgboss.job_common';
  expect({ ...again.changes, [jobs]: 0 }).toEqual({ ...changes, [jobs]: 0 });
});

test('suspends a person of the running product at once, and lifts it', async () => {
  const port = await freePort();
  const product = start({ ENGAWA_DATA: demo, PORT: String(port) });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  const origin = `http://localhost:${port}`;
  const login = () =>
    fetch(`${origin}/v1/auth/recruiter-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: 'owner@midori-works.example', password: 'midori-owner-0' }),
    });
  const signedIn = (await (await login()).json()) as { accessToken: { accessToken: string } };
  const { accessToken } = signedIn.accessToken;
  const account = () =>
    fetch(`${origin}/v1/company/account`, { headers: { authorization: `Bearer ${accessToken}` } });
  const known = await account();
  expect(known.status).toBe(200);
  const { companyId } = ((await known.json()) as { user: { companyId: string } }).user;
  const person = ['owner@midori-works.example', ...because];
  const suspended = await adminOf(demo, 'suspend-person', ...person, '--yes');
  expect(suspended).toMatchObject({ code: 0, err: '' });
  expect((await account()).status).toBe(401);
  expect((await login()).status).toBe(409);
  expect((await adminOf(demo, 'unsuspend-person', ...person)).code).toBe(0);
  expect((await login()).status).toBe(200);
  // The command does not know the port, yet its mail links to the running server.
  expect((await adminOf(demo, 'unverify-company', companyId, ...because)).code).toBe(0);
  await until('the mail', async () => {
    const list = await fetch(`${origin}/v1/demo/mailbox`);
    const { mails } = (await list.json()) as { mails: { id: string; to: string }[] };
    const mail = mails.find(({ to }) => to === 'owner@midori-works.example');
    if (!mail) return false;
    const shown = await fetch(`${origin}/v1/demo/mailbox/${mail.id}`);
    return (await shown.text()).includes(`${origin}/company/settings/company-info`);
  });
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});

test('works beside the running product, which then sends the mail', async () => {
  const port = await freePort();
  const product = start({ ENGAWA_DATA: demo, PORT: String(port) });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  const asked = await adminOf(demo, 'mail-check', 'operator@test.example', 'en', ...because);
  expect(asked.out).toContain('The mail is queued');
  await until('the mail', async () => {
    const reply = await fetch(`http://localhost:${port}/v1/demo/mailbox`);
    const { mails } = (await reply.json()) as { mails: { to: string }[] };
    return mails.some((mail) => mail.to === 'operator@test.example');
  });
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});

test('removes a demo that is off, including its sign-in accounts', async () => {
  const off = { ENGAWA_DATA: demo, ENGAWA_DEMO: 'off' };
  const remove = ['demo-remove', ...because, '--yes'];
  const on = await adminOf(demo, ...remove);
  expect([on.code, on.err]).toEqual([1, expect.stringContaining('set ENGAWA_DEMO=off first')]);
  const port = await freePort();
  const product = start({ ...off, PORT: String(port) });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  expect(product.output()).toContain('its people cannot sign in');
  const { out } = await runAdmin(off, remove);
  expect(out).toMatch(/^Removed 48 students and 10 companies/);
  const overview = await fetch(`http://localhost:${port}/v1/overview`);
  expect(await overview.json()).toMatchObject({ companies: 0, students: 0, demo: false });
  product.child.kill('SIGTERM');
  await product.ended;
  const again = await runAdmin(off, remove);
  expect(again.out).toContain('Removed 0 students and 0 companies');
});
