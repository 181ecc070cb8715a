import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { administer, migrations } from '../../testing/database.ts';

const product = join(import.meta.dirname, '../../../api/migrations');
const [, identity = ''] = migrations;
let folder: string;
const made: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-migrations-'));
});
afterAll(async () => {
  for (const name of made) await administer(inject('databaseUrl'), `drop database ${name}`);
  await rm(folder, { recursive: true });
});

const filesOf = async (set: string, place: string) =>
  (await readdir(place)).toSorted().map((file) => `${set}/${file}`);

async function emptyDatabase(): Promise<string> {
  const name = `migrations_${made.length}_${process.pid}`;
  await administer(inject('databaseUrl'), `create database ${name}`);
  made.push(name);
  return inject('databaseUrl').replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

async function query(url: string, sql: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(sql);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

test('product and identity share a database, migrated in either order, or have one each', async () => {
  const alone = await emptyDatabase();
  const own = await filesOf('identity', identity);
  expect(await migrate(alone, [platformMigrations, identity])).toEqual([
    ...(await filesOf('platform', platformMigrations)),
    ...own,
  ]);
  expect(await migrate(alone, [platformMigrations, product])).toEqual(
    await filesOf('api', product),
  );
  expect(await migrate(alone, [platformMigrations, identity])).toEqual([]);
  const shared = await emptyDatabase();
  await migrate(shared, [platformMigrations, product]);
  expect(await migrate(shared, [platformMigrations, product, identity])).toEqual(own);
});

test('accepts a database from before the folders were separate', async () => {
  const old = await emptyDatabase();
  await migrate(old, [platformMigrations, product]);
  await query(old, "update schema_migration set name = split_part(name, '/', 2)");
  const names = await query(old, 'select name from schema_migration order by 1');
  expect(await migrate(old, [platformMigrations, identity])).toEqual(
    await filesOf('identity', identity),
  );
  expect(await migrate(old, [platformMigrations, product, identity])).toEqual([]);
  const kept = await query(
    old,
    "select name from schema_migration where name not like '%/%' order by 1",
  );
  expect(kept).toEqual(names);
});

test('a newer version of the app, and a changed migration, stop the start', async () => {
  const url = await emptyDatabase();
  const newer = join(folder, 'identity/migrations');
  await mkdir(newer, { recursive: true });
  await cp(identity, newer, { recursive: true });
  await writeFile(join(newer, '0999_later.sql'), 'select 1');
  await migrate(url, [platformMigrations, newer]);
  await expect(migrate(url, [platformMigrations, identity])).rejects.toThrow(
    'The database has migration identity/0999_later.sql, which this version does not know',
  );
  expect(await migrate(url, [platformMigrations])).toEqual([]);
  await writeFile(join(newer, '0999_later.sql'), 'select 2');
  await expect(migrate(url, [platformMigrations, newer])).rejects.toThrow(
    'Migration identity/0999_later.sql was changed',
  );
});
