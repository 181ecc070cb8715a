import { readdirSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '@engawa/platform/backup/manifest';
import { readMigrations } from '@engawa/platform/db/migrate';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreInto } from '../src/backup/restore-into.ts';
import { migrations } from '../src/migrations.ts';
import { type Product, startProduct } from '../testing/servers/product.ts';
import { releases } from '../testing/servers/releases.ts';
import { readAllEndpoints, signInBoth } from '../testing/shift/read-all-endpoints.ts';
import { withClient } from '../testing/stored/database-contents.ts';

const log = createLog('silent');

/** Tables that no job of the product purges, however old the dump is. */
const lastingTables = [
  'student',
  'student_section',
  'recruiter',
  'company',
  'content',
  'job_posting',
  'application',
  'connection',
  'thread_message',
  'saved_job',
];

test('the repository has a dump of a release, small enough to keep', () => {
  expect(readdirSync(releases).length).toBeGreaterThan(0);
  for (const name of readdirSync(releases)) {
    expect(statSync(join(releases, name)).size).toBeLessThan(500 * 1024);
  }
});

describe.each(readdirSync(releases))('a database of release %s', (name) => {
  let folder: string;
  let data: string;
  let manifest: Manifest;
  let product: Product;
  let here: string;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engawa-upgrade-'));
    await chmod(folder, 0o755);
    data = join(folder, 'data');
    manifest = await restoreInto(data, join(releases, name), log);
    const port = await freePort();
    here = `http://localhost:${port}`;
    product = startProduct({ ENGAWA_DATA: data, PORT: String(port) });
    await until(
      'ready',
      () => {
        if (product.child.exitCode !== null) throw new Error(product.output());
        return product.output().includes('Ready: ');
      },
      startSeconds,
    );
    const running = { dataDir: join(data, 'postgres'), log };
    url = await useEmbeddedDatabase(running, async (found) => found);
  });
  afterAll(async () => {
    product.child.kill('SIGTERM');
    await product.ended;
    await rm(folder, { recursive: true, force: true });
  });

  const ask = <Row extends object>(sql: string) =>
    withClient(url, async (client) => (await client.query<Row>(sql)).rows);

  test('gets every newer migration', async () => {
    const known = (await readMigrations(migrations)).map((one) => one.name).toSorted();
    const applied = await ask<{ name: string }>('select name from schema_migration');
    expect(applied.map((one) => one.name).toSorted()).toEqual(known);
    const later = known.length - manifest.migrations.length;
    expect(product.output().includes(`Prepared the database (${later} steps)`)).toBe(later > 0);
  });

  test('keeps its rows', async () => {
    for (const table of lastingTables) {
      const saved = manifest.tables.find((one) => one.schema === 'public' && one.name === table);
      const [row] = await ask<{ count: number }>(`select count(*)::int as count from ${table}`);
      expect([table, row?.count]).toEqual([table, saved?.rows]);
      expect(row?.count).toBeGreaterThan(0);
    }
  });

  test('can be read by every read endpoint', async () => {
    const answers = await readAllEndpoints(here, await signInBoth(here, 'linh@students.example'));
    expect(answers.filter((answer) => / 5\d\d$/.test(answer))).toEqual([]);
    expect(answers.filter((answer) => answer.endsWith(' 200')).length).toBeGreaterThan(60);
    expect(await (await fetch(`${here}/v1/overview`)).json()).toMatchObject({
      companies: 10,
      students: 48,
    });
  });
});
