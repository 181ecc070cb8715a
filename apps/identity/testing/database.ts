import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export const migrations = [platformMigrations, join(import.meta.dirname, '../migrations')];

/** A clone of the product's template database with the identity tables, for one test file. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseUrl');
  const name = `identity_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template engawa_template strategy file_copy`);
  const url = server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
  await migrate(url, migrations);
  return { url, drop: () => administer(server, `drop database ${name} with (force)`) };
}

export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
