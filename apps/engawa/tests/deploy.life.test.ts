import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@engawa/api/config';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import {
  type ObjectServer,
  startObjectServer,
} from '@engawa/platform/testing/stand-ins/object-server';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as image from '../testing/servers/dockerfile.ts';

const read = (path: string) => readFileSync(join(image.repository, path), 'utf8');
const compose = read('deploy/compose.yaml');

/** Environment of an instance, with the defaults after `:-`. */
const composed: Record<string, string> = Object.fromEntries(
  [
    ...(/^ {2}environment:\n((?: {4}\w+: .*\n)+)/m.exec(compose)?.[1] ?? '').matchAll(
      /^ +(\w+): (.*)$/gm,
    ),
  ].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll('"', ''),
  ]),
);

let folder: string;
let database: EmbeddedDatabase;
let store: ObjectServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-image-'));
  await chmod(folder, 0o755);
  await copyPrepared('empty', join(folder, 'data'));
  await chmod(join(folder, 'data'), 0o755);
  const dataDir = join(folder, 'data/postgres');
  database = await startEmbeddedDatabase({ dataDir, log: createLog('silent') });
  store = await startObjectServer();
});
afterAll(async () => {
  await store.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the image', () => {
  test('has discarded build stages and one final stage, and runs as an unprivileged user', () => {
    expect(image.stageNames).toEqual(['client', 'packages', undefined]);
    expect(image.user).toBe('node');
  });

  test('has the Node, the flags and the memory settings of every other start', async () => {
    const manifest = JSON.parse(read('package.json'));
    expect(image.nodeVersion).toBe(manifest.dependencies.node);
    const flags = await import('../../../scripts/product/server-flags.mjs');
    expect(image.command).toEqual(['node', ...flags.serverFlags, 'apps/engawa/src/main.ts']);
    const { NODE_COMPILE_CACHE: _place, ...memory } = flags.serverEnv;
    expect(image.environment).toMatchObject(memory);
  });

  test('installs for every workspace', () => {
    const workspaces = ['apps', 'packages'].flatMap((kind) =>
      readdirSync(join(image.repository, kind)).map((name) => `${kind}/${name}/package.json`),
    );
    const { scripts } = JSON.parse(read('package.json'));
    const runByInstall = String(scripts.postinstall).replace('node ', '');
    expect(image.manifests.toSorted()).toEqual(
      ['package.json', 'package-lock.json', runByInstall, ...workspaces].toSorted(),
    );
  });

  test('starts from the files that it copies, is healthy, writes nowhere else, and exits cleanly', async () => {
    const place = join(folder, 'engawa');
    image.layOut(place);
    mkdirSync(join(place, 'apps/web/dist/prerendered'), { recursive: true });
    const page = '<!doctype html><html><script type="importmap">{"imports":{}}</script></html>';
    writeFileSync(join(place, 'apps/web/dist/index.html'), page);
    const files = () => readdirSync(place, { recursive: true }).length;
    const before = files();
    const env = {
      PATH: process.env['PATH'],
      ...image.environment,
      ...composed,
      ENGAWA_DATA: join(folder, 'uploads'),
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      DATABASE_URL: database.url,
      S3_ENDPOINT: store.endpoint,
      DRAIN_SECONDS: '0',
      PORT: String(await freePort()),
    };
    const [, ...args] = image.command;
    const child = spawn(process.execPath, args, {
      cwd: place,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output += data));
    const isHealthy = () =>
      spawnSync(process.execPath, image.healthCheck.slice(1), { env, timeout: 3_000 }).status === 0;
    expect(isHealthy()).toBe(false);
    await until(
      'ready',
      () => {
        if (child.exitCode !== null) throw new Error(output);
        return output.includes('Ready: ');
      },
      startSeconds,
    );
    // Its own limit is short, so a busy machine may need a second try.
    await until('the health check to pass', isHealthy);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(files()).toBe(before);
  });
});

describe('the example of many instances', () => {
  test('sets only settings that the product reads, to valid values', () => {
    const documented = read('docs/operations/configure.md');
    const names = Object.keys(composed);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
    expect(readConfig({ ...image.environment, ...composed })).toMatchObject({
      ENGAWA_DEMO: false,
      TRUST_PROXY: 1,
    });
  });

  test('gives an instance time to leave the balancer and to finish calls and jobs', () => {
    const seconds = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1]);
    const balancer = read('deploy/Caddyfile');
    const noticed =
      seconds(/health_interval (\d+)s/, balancer) + seconds(/health_timeout (\d+)s/, balancer);
    const drain = Number(composed['DRAIN_SECONDS']);
    expect(drain).toBeGreaterThan(noticed);
    expect(seconds(/stop_grace_period: (\d+)s/, compose)).toBeGreaterThan(drain + 15 + 10);
  });
});
