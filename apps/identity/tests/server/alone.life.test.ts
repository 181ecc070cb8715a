import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';

let data: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'engawa-identity-'));
  await chmod(data, 0o755);
  await copyPrepared('cluster', data);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

function start(env: Record<string, string>) {
  const main = join(import.meta.dirname, '../../src/main.ts');
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ENGAWA_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => output };
}

const client = {
  MAIL_CAPTURE: 'on',
  IDENTITY_CLIENT_ID: 'engawa-web',
  IDENTITY_CLIENT_SECRET: 'a secret of at least thirty-two characters',
  IDENTITY_REDIRECT_ORIGINS: 'https://engawa.example, https://www.engawa.example',
};

test('runs alone on its own database, prints its address, and stops at Ctrl-C', async () => {
  const port = await freePort();
  const service = start({ ...client, PORT: String(port) });
  await until('ready', () => service.output().includes('Ready: '), startSeconds);
  expect(service.output()).toContain(`Ready: http://localhost:${port}/identity\n`);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  const reply = await fetch(`http://localhost:${port}/identity/.well-known/openid-configuration`);
  expect(await reply.json()).toMatchObject({ issuer: `http://localhost:${port}/identity` });
  service.child.kill('SIGINT');
  expect(await service.ended).toBe(0);
  expect(service.output()).toContain('Stopped.');
  expect(service.output()).not.toContain('oidc-provider');
});

test.each([
  [{}, 'Please set IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and IDENTITY_REDIRECT_ORIGINS'],
  [{ ...client, IDENTITY_REDIRECT_ORIGINS: 'engawa' }, 'IDENTITY_REDIRECT_ORIGINS: must be'],
  [{ ...client, IDENTITY_CLIENT_SECRET: 'short' }, 'IDENTITY_CLIENT_SECRET: must have at least'],
  [{ ...client, MAIL_CAPTURE: '' }, 'Please set SMTP_URL: without it nobody can confirm'],
  [{ ...client, PORT: 'x' }, 'PORT: must be a number'],
  [
    { ...client, DATABASE_URL: 'postgres://localhost:1/x', DATABASE_WAIT_SECONDS: '0' },
    'The database at DATABASE_URL',
  ],
])('reports a wrong setting in one sentence: %o', async (env, sentence) => {
  const service = start(env);
  expect(await service.ended).toBe(1);
  expect(service.output()).toContain(sentence);
  expect(service.output().trim().split('\n')).toHaveLength(1);
});
