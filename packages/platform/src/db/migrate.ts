import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Two servers that start at once must not migrate at once. */
const migrationLock = 7_263_114;

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Applies the plain SQL files that this database has not seen, in order, each in one transaction. */
export async function migrate(url: string, directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, digest text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; digest: string }>(
      'select name, digest from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.digest]));
    const newer = [...applied.keys()].find((name) => !files.includes(name));
    if (newer) {
      throw new MigrationError(
        `The database has migration ${newer}, which this version does not know: start a newer version.`,
      );
    }
    const added: string[] = [];
    for (const name of files) {
      const sql = await readFile(join(directory, name), 'utf8');
      const digest = createHash('sha256').update(sql).digest('hex');
      const known = applied.get(name);
      if (known === digest) continue;
      if (known)
        throw new MigrationError(
          `Migration ${name} was changed after it had been applied: restore the file, or start with an empty database.`,
        );
      await apply(client, name, digest, sql);
      added.push(name);
    }
    return added;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new MigrationError(
      `The database at DATABASE_URL cannot be reached (${code ?? message}): check the address and that it is running.`,
      { cause: error },
    );
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
