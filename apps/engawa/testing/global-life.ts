import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import {
  copyData,
  failedMark,
  type Prepared,
  readyMark,
} from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import type { TestProject } from 'vitest/node';
import { startProduct } from './servers/product.ts';

/** Prepares each kind of data once, each based on the previous, while the first tests run. */
export default function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-prepared-'));
  project.provide('preparedData', folder);
  const preparing = prepare(folder).catch((error: Error) =>
    writeFileSync(failedMark(folder), error.stack ?? error.message),
  );
  return async () => {
    await preparing;
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepare(folder: string): Promise<void> {
  // Run as root, PostgreSQL has another user, who must be able to enter.
  chmodSync(folder, 0o755);
  await make(folder, 'cluster', undefined, async (data) => {
    const log = createLog('silent');
    const database = await startEmbeddedDatabase({ dataDir: join(data, 'postgres'), log });
    await database.stop();
  });
  await make(folder, 'empty', 'cluster', (data) => runProduct(data, 'off'));
  await make(folder, 'demo', 'empty', (data) => runProduct(data, 'on'));
}

async function make(
  folder: string,
  name: Prepared,
  from: Prepared | undefined,
  fill: (data: string) => Promise<void>,
): Promise<void> {
  const data = join(folder, name);
  mkdirSync(data, { mode: 0o755 });
  if (from) copyData(join(folder, from), data);
  await fill(data);
  writeFileSync(readyMark(folder, name), '');
}

async function runProduct(data: string, demo: 'on' | 'off'): Promise<void> {
  const port = String(await freePort());
  const product = startProduct({ ENGAWA_DATA: data, PORT: port, ENGAWA_DEMO: demo });
  try {
    await until(
      'the product to prepare its data',
      () => {
        if (product.child.exitCode !== null) throw new Error(product.output());
        return product.output().includes('Ready: ');
      },
      startSeconds,
    );
  } finally {
    product.child.kill('SIGTERM');
    await product.ended;
  }
}
