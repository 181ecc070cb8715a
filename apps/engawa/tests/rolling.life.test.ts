import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@engawa/platform/db/migrate';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../src/migrations.ts';
import { type Product, startProduct } from '../testing/servers/product.ts';
import { readAllEndpoints, signInBoth } from '../testing/shift/read-all-endpoints.ts';
import { StudentAtWork } from '../testing/shift/student-at-work.ts';
import { withClient } from '../testing/stored/database-contents.ts';

const email = 'linh@students.example';
let folder: string;
let database: EmbeddedDatabase;
let publicOrigin: string | undefined;
const running = new Set<Product>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-rolling-'));
  await chmod(folder, 0o755);
  await copyPrepared('demo', join(folder, 'data'));
  await chmod(join(folder, 'data'), 0o755);
  const log = createLog('silent');
  database = await startEmbeddedDatabase({ dataDir: join(folder, 'data/postgres'), log });
});
afterAll(async () => {
  for (const product of running) product.child.kill('SIGTERM');
  await Promise.all([...running].map((product) => product.ended));
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts an instance behind a balancer; all have the same public address. */
async function startInstance(): Promise<{ product: Product; here: string }> {
  const port = await freePort();
  publicOrigin ??= `http://localhost:${port}`;
  const product = startProduct({
    PUBLIC_ORIGIN: publicOrigin,
    DATABASE_URL: database.url,
    ENGAWA_DATA: join(folder, 'data'),
    ENGAWA_DEMO: 'on',
    CALLS_PER_MINUTE: '100000',
    PORT: String(port),
  });
  running.add(product);
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  return { product, here: `http://localhost:${port}` };
}

/**
 * Migrations that a next release may contain: for each table a new column, a looser constraint, a
 * new table beside it.
 */
async function nextRelease(): Promise<string> {
  const next = join(folder, 'next/migrations');
  await mkdir(next, { recursive: true });
  const tables = await withClient(database.url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'identity') and table_type = 'BASE TABLE'
         and table_name <> 'schema_migration' order by 1`,
    );
    return rows.map(({ name }) => name);
  });
  expect(tables.length).toBeGreaterThan(80);
  for (const [number, table] of tables.entries()) {
    const file = join(next, `${String(number).padStart(4, '0')}_added.sql`);
    await writeFile(file, `alter table ${table} add column added_later text default 'new';`);
  }
  return next;
}

test('an instance of the previous release goes on after the next release has migrated the database', async () => {
  const old = await startInstance();
  const callers = await signInBoth(old.here, email);
  // Twice, because the first use prepares a statement, and the second would break.
  const before = await readAllEndpoints(old.here, callers);
  expect(await readAllEndpoints(old.here, callers)).toEqual(before);
  const student = await StudentAtWork.signIn(old.here, email);
  const writing = student.writeUntilStopped();

  const added = await migrate(database.url, [...migrations, await nextRelease()]);
  expect(added.length).toBeGreaterThan(80);
  const next = await startInstance();

  expect(await readAllEndpoints(old.here, callers)).toEqual(before);
  expect(await readAllEndpoints(next.here, callers)).toEqual(before);
  expect(await writing.stop()).toBeGreaterThan(10);

  const stillWriting = student.at(next.here).writeUntilStopped();
  old.product.child.kill('SIGTERM');
  expect(await old.product.ended).toBe(0);
  running.delete(old.product);
  expect(await stillWriting.stop()).toBeGreaterThan(0);
});
