import { join } from 'node:path';
import type { Tables } from '@engawa/api/database';
import { openDatabases } from '@engawa/platform/db/database';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import type { Grown } from './grown.ts';
import { partition, withoutChecks } from './partitions.ts';
import { peopleFor, peopleSql } from './people.ts';

const root = join(import.meta.dirname, '../..');
const anHour = 3_600_000;

export type Variant = 'plain' | 'partitioned';

/** A database of its own in which one table has so many rows. */
export async function openWorld(adminUrl: string, grown: Grown, size: number, variant: Variant) {
  const name = `${grown.table}_${size}_${variant}`;
  const url = adminUrl.replace(/\/engawa(?=\?|$)/, `/${name}`);
  await administer(adminUrl, `create database ${name}`);
  await migrate(url, [platformMigrations, join(root, 'apps/api/migrations')]);
  const databases = openDatabases<Tables>({ url, statementMs: anHour });
  const { pool } = databases;
  const people = peopleFor(size);
  for (const statement of peopleSql(people)) await pool.query(statement);
  const lost = variant === 'partitioned' ? await partition(pool, grown, people) : [];
  await withoutChecks(pool, grown.table, async () => {
    const client = await pool.connect();
    // The same rows in both.
    await client.query('select setseed(0.5)');
    await client.query(`set work_mem = '256MB'`);
    for (const statement of grown.fill(people, size)) await client.query(statement);
    client.release(true);
  });
  await pool.query('vacuum analyze');
  return {
    variant,
    databases,
    people,
    lost,
    async close() {
      await databases.close();
      await administer(adminUrl, `drop database ${name} with (force)`);
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

async function administer(url: string, statement: string): Promise<void> {
  const { pool, close } = openDatabases<Tables>({ url, statementMs: anHour });
  await pool.query(statement);
  await close();
}
