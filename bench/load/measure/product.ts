import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { freePort } from '@engawa/platform/testing/ports';
import { until } from '@engawa/platform/testing/until';
import { serverEnv, serverFlags } from '../../../scripts/server-flags.mjs';

const main = join(import.meta.dirname, '../../../apps/engawa/src/main.ts');
const token = 'bench-metrics-token';

export interface Product {
  origin: string;
  pids: { server: number; postgres: number };
  databaseUrl: string;
  /** Reads all figures once, and answers with the one that is named. */
  metrics(): Promise<(name: string) => number>;
  stop(): Promise<void>;
}

/** The product as it is started, with its own database and the built pages; mails go to this relay. */
export async function startProduct(folder: string, mailRelay: string): Promise<Product> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [...serverFlags, main], {
    env: {
      ...process.env,
      ...serverEnv,
      ENGAWA_DATA: folder,
      ENGAWA_DEMO: 'off',
      PORT: String(port),
      HOST: '127.0.0.1',
      // Every user has an address, as behind a proxy.
      TRUST_PROXY: '1',
      METRICS_TOKEN: token,
      SMTP_URL: mailRelay,
      LOG_LEVEL: 'error',
    },
    // The channel ends when this process dies: the product then stops itself.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let told = '';
  child.stdout?.on('data', (data) => (told += data));
  await until('the product', () => child.exitCode !== null || told.includes('Ready:'), 120);
  if (child.exitCode !== null) throw new Error('The product did not start.');
  const origin = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${token}` };
  const metrics = async () => {
    const text = await (await fetch(`${origin}/metrics`, { headers })).text();
    return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 'NaN');
  };
  await until('the index', async () => (await metrics())('engawa_students_indexed') === 1, 120);
  const dataDir = join(folder, 'postgres');
  return {
    origin,
    pids: {
      server: child.pid ?? 0,
      postgres: Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10),
    },
    databaseUrl: await useEmbeddedDatabase(
      { dataDir, log: createLog('error') },
      async (url) => url,
    ),
    metrics,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
