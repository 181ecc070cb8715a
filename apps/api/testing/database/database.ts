import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** Folder shared by the test files of a run. */
    runFolder: string;
  }
}

export const templateName = 'engawa_template';

/** Clones the template database for a test file and drops the clone afterwards. */
export async function cloneDatabase(
  template = templateName,
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseNamed(server, name),
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
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

export function databaseNamed(server: string, name: string): string {
  return server.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}
