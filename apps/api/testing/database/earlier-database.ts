import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import pg from 'pg';
import { inject } from 'vitest';
import { administer, databaseNamed } from './database.ts';

const migrations = join(import.meta.dirname, '../../migrations');

/** Creates a database as of an earlier migration, fills it, migrates it to today and reads it. */
export async function migrateFrom<Row>(
  before: string,
  { fill, read }: { fill: string; read: string },
): Promise<Row[]> {
  const server = inject('databaseUrl');
  const name = `test_before_${before}_${process.pid}`;
  const folder = await mkdtemp(join(tmpdir(), 'engawa-migrations-'));
  await administer(server, `create database ${name}`);
  const url = databaseNamed(server, name);
  try {
    // The migrator names the set of migrations after the parent folder.
    const earlier = join(folder, 'api/migrations');
    await mkdir(earlier, { recursive: true });
    const files = (await readdir(migrations)).filter((file) => file < before);
    await Promise.all(files.map((file) => cp(join(migrations, file), join(earlier, file))));
    await migrate(url, [platformMigrations, earlier]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(fill);
    await migrate(url, [platformMigrations, migrations]);
    const { rows } = await client.query(read);
    await client.end();
    return rows as Row[];
  } finally {
    await administer(server, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  }
}
