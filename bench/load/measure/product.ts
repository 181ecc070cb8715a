import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { until } from '@engawa/platform/testing/waiting/until';
import { serverEnv, serverFlags } from '../../../scripts/product/server-flags.mjs';

const main = join(import.meta.dirname, '../../../apps/engawa/src/main.ts');
const token = 'bench-metrics-token';

export interface Product {
  /** Of each instance, as a load balancer would list them. */
  origins: readonly string[];
  pids: { servers: readonly number[]; postgres: number };
  databaseUrl: string;
  /** Reads the metrics of all instances; returns a function that gets one figure of each. */
  metrics(): Promise<(name: string) => number[]>;
  stop(): Promise<void>;
}

/** Starts the product as usual; further instances share its database and pages. */
export async function startProduct(
  folder: string,
  mailRelay: string,
  instances: number,
): Promise<Product> {
  const env = { ENGAWA_DATA: folder, SMTP_URL: mailRelay };
  const running = [await startInstance(env)];
  const dataDir = join(folder, 'postgres');
  const log = createLog('error');
  const databaseUrl = await useEmbeddedDatabase({ dataDir, log }, async (url) => url);
  while (running.length < instances) {
    running.push(await startInstance({ ...env, DATABASE_URL: databaseUrl }));
  }
  const metrics = async () => {
    const texts = await Promise.all(running.map((copy) => copy.metrics()));
    return (name: string) => {
      const line = new RegExp(`^${name} (\\S+)$`, 'm');
      return texts.map((text) => Number(line.exec(text)?.[1] ?? 'NaN'));
    };
  };
  const areIndexed = async () => (await metrics())('engawa_students_indexed').every(Boolean);
  await until('the index', areIndexed, 120);
  return {
    origins: running.map(({ origin }) => origin),
    pids: {
      servers: running.map(({ pid }) => pid),
      postgres: Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10),
    },
    databaseUrl,
    metrics,
    // The first one runs the database, so it stops last.
    stop: async () => {
      for (const copy of running.toReversed()) await copy.stop();
    },
  };
}

async function startInstance(env: Record<string, string>) {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [...serverFlags, main], {
    env: {
      ...process.env,
      ...serverEnv,
      ENGAWA_DEMO: 'off',
      PORT: String(port),
      HOST: '127.0.0.1',
      // Every user has an address, as behind a proxy.
      TRUST_PROXY: '1',
      METRICS_TOKEN: token,
      LOG_LEVEL: 'error',
      ...env,
    },
    // The IPC channel closes when this process dies, and the product then stops.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  await until('the product', () => child.exitCode !== null || output.includes('Ready:'), 120);
  if (child.exitCode !== null) throw new Error('The product did not start.');
  const origin = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    origin,
    pid: child.pid ?? 0,
    metrics: async () => (await fetch(`${origin}/metrics`, { headers })).text(),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
