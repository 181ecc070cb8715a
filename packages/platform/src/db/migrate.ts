import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { connectFault } from './connect-fault.ts';
import { destinationOf } from './servers/destination.ts';

const missingRight = '42501';

/** Serialises the migrations of servers that start at once. */
const migrationLock = 7_263_114;

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** The platform's own tables; applied before those of any app. */
export const platformMigrations = join(import.meta.dirname, '../../migrations');

export interface Migration {
  /** Folder and file, because several apps may share a database. */
  name: string;
  file: string;
  sql: string;
  digest: string;
}

export async function readMigrations(directories: readonly string[]): Promise<Migration[]> {
  return (await Promise.all(directories.map(migrationsIn))).flat();
}

/**
 * Applies the plain SQL files that this database lacks, folder by folder, each file in one
 * transaction. Ignores migrations of other apps in the same database. With `only`, applies these
 * alone, which reproduces a database of an earlier release.
 */
export async function migrate(
  url: string,
  directories: readonly string[],
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = await readMigrations(directories);
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, digest text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await readApplied(client);
    refuseNewer([...applied.keys()], directories.map(setOf), migrations);
    const added: string[] = [];
    for (const { name, file, sql, digest } of migrations) {
      if (only && !only.has(name) && !only.has(file)) continue;
      // Early migrations were noted without their folder, when there was only one.
      const known = applied.get(name) ?? applied.get(file);
      if (known === digest) continue;
      if (known)
        throw new MigrationError(
          `Migration ${name} was changed after it had been applied: restore the file, or start with an empty database.`,
        );
      await apply(client, name, digest, sql);
      added.push(name);
    }
    return added;
  } catch (error) {
    throw withRights(error);
  } finally {
    await client.end();
  }
}

/** Adds what to do where the role may not change tables. */
function withRights(error: unknown): unknown {
  const { cause } = error as { cause?: unknown };
  const lacking = [error, cause].find((one) => (one as { code?: string })?.code === missingRight);
  return lacking ? new MigrationError(connectFault(lacking).sentence, { cause: error }) : error;
}

/** For a server that may not apply migrations itself. */
export async function missingMigrations(
  url: string,
  directories: readonly string[],
): Promise<string[]> {
  const migrations = await readMigrations(directories);
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('schema_migration') is not null as there`,
    );
    const applied = rows[0]?.there ? await readApplied(client) : new Map<string, string>();
    refuseNewer([...applied.keys()], directories.map(setOf), migrations);
    return migrations
      .filter(({ name, file }) => !applied.has(name) && !applied.has(file))
      .map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.digest]));
}

/** `apps/identity/migrations` is the set `identity`. */
const setOf = (directory: string): string => basename(dirname(directory));

async function migrationsIn(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(directory, file), 'utf8');
      const digest = createHash('sha256').update(sql).digest('hex');
      return { name: `${setOf(directory)}/${file}`, file, sql, digest };
    }),
  );
}

function refuseNewer(applied: string[], sets: string[], migrations: Migration[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const newer = applied.find(
    (name) => sets.some((set) => name.startsWith(`${set}/`)) && !names.has(name),
  );
  if (newer) {
    throw new MigrationError(
      `The database has migration ${newer}, which this version does not know: start a newer version.`,
    );
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...destinationOf(url), connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new MigrationError(connectFault(error).sentence, { cause: error });
  }
}

async function apply(client: pg.Client, name: string, digest: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, digest) values ($1, $2)', [
      name,
      digest,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
