import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort, listenSomewhere } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverEnv, serverFlags } from '../../../scripts/product/server-flags.mjs';
import { type Product, startProduct } from '../testing/servers/product.ts';

let data: string;
let port: number;
let running: Product[] = [];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'engawa-life-'));
  await chmod(data, 0o755);
  port = await freePort();
});
afterEach(async () => {
  for (const product of running) product.child.kill('SIGTERM');
  await Promise.all(running.map((product) => product.ended));
  running = [];
  await rm(data, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}, flags: string[] = []) => {
  const product = startProduct({ ENGAWA_DATA: data, PORT: String(port), ...env }, flags);
  running.push(product);
  return product;
};

/** Waits without a tight limit; other tests measure the time. */
const ready = (product: Product) =>
  until(
    `ready, but: ${product.output()}`,
    () => product.output().includes('Ready: '),
    startSeconds,
  );

const isLinux = process.platform === 'linux';
/** Resident memory of the process and its threads, without PostgreSQL's processes. */
const residentMb = ({ child: { pid } }: Product) =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;

const numbers = async () => (await fetch(`http://localhost:${port}/v1/overview`)).json();

/** Processes whose command line names this test's data folder. */
const processes = () =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(data) && !line.startsWith('ps '));

test('starts from nothing, prints its address on one line, stays small, stops on Ctrl-C without leaving a process', async () => {
  const product = start(serverEnv, serverFlags);
  await ready(product);
  expect(product.output()).toContain(`Ready: http://localhost:${port}\n`);
  expect(await numbers()).toMatchObject({ companies: 10, students: 48, demo: true });
  // After the search thread has freed the memory that it needed to load.
  if (isLinux) await until('280 MB at most', () => residentMb(product) <= 280);
  product.child.kill('SIGINT');
  expect(await product.ended).toBe(0);
  expect(processes()).toEqual([]);
});

test('keeps its data, and seeds once', async () => {
  await copyPrepared('demo', data);
  const again = start();
  await ready(again);
  expect(again.output()).not.toContain('demo');
  expect(await numbers()).toMatchObject({ students: 48 });
});

test('recovers by itself after kill -9', async () => {
  await copyPrepared('demo', data);
  const first = start();
  await ready(first);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start();
  await ready(second);
  expect(await numbers()).toMatchObject({ students: 48 });
});

test('without the demo it starts empty and has no demo mailbox', async () => {
  await copyPrepared('cluster', data);
  const product = start({ ENGAWA_DEMO: 'off' });
  await ready(product);
  expect(await numbers()).toMatchObject({ companies: 0, students: 0, demo: false });
  expect((await fetch(`http://localhost:${port}/v1/demo/mailbox`)).status).toBe(404);
});

test('reports a second start on the same data in one sentence', async () => {
  await copyPrepared('empty', data);
  await ready(start({ ENGAWA_DEMO: 'off' }));
  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output().trim().split('\n').at(-1)).toMatch(
    /^Another Engawa is already running on .*: stop that one first, or set ENGAWA_DATA to another folder\.$/,
  );
});

test('reports a taken port in one sentence, before anything is started', async () => {
  const { server, port: taken } = await listenSomewhere();
  const product = start({ PORT: String(taken) });
  expect(await product.ended).toBe(1);
  expect(product.output().trim()).toBe(
    `Port ${taken} is already in use: stop what runs there, or choose another, for example PORT=${taken + 1} npm start.`,
  );
  server.close();
});

test('reports a wrong setting in one sentence', async () => {
  const product = start({ PORT: 'abc', DATABASE_URL: 'mysql://x' });
  expect(await product.ended).toBe(1);
  expect(product.output().trim()).toBe(
    'Please correct these settings: PORT: must be a number from 1 to 65535; DATABASE_URL: must start with postgres://.',
  );
});

test('reports an unreachable database in one sentence', async () => {
  const product = start({
    DATABASE_WAIT_SECONDS: '0',
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
  });
  expect(await product.ended).toBe(1);
  expect(product.output().trim()).toBe(
    'The database at DATABASE_URL cannot be reached (ECONNREFUSED): check the address and that it is running.',
  );
});
