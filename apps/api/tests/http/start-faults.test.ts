import { join } from 'node:path';
import { platformMigrations } from '@engawa/platform/db/migrate';
import { prepareDatabase } from '@engawa/platform/db/prepare-database';
import { expect, onTestFinished, test } from 'vitest';
import { administer, cloneDatabase, databaseNamed } from '../../testing/database/database.ts';

const directories = [platformMigrations, join(import.meta.dirname, '../../migrations')];
const tell = () => undefined;

async function database() {
  const cloned = await cloneDatabase();
  onTestFinished(() => cloned.drop());
  return cloned.url;
}

const start = (url: string, migrates: boolean) =>
  prepareDatabase(url, directories, { tell, migrates, waitSeconds: 0 });

test('distinguishes wrong password, missing database and missing rights', async () => {
  const url = await database();
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(start(wrong.href, true)).rejects.toThrow('refuses the user or password');
  const missing = databaseNamed(url, 'not_there');
  await expect(start(missing, true)).rejects.toThrow('does not exist: create it');
  await administer(url, `revoke create on schema public from pg_database_owner`);
  await administer(url, `delete from schema_migration where name like 'api/0053%'`);
  await expect(start(url, true)).rejects.toThrow('lacks a right');
});

test('a server without migration rights names the missing step', async () => {
  const url = await database();
  await expect(start(url, false)).resolves.toEqual([]);
  await administer(url, `delete from schema_migration where name like 'api/0053%'`);
  await expect(start(url, false)).rejects.toThrow(
    'The database lacks 1 migrations (the first is api/0053_growing_tables.sql): run "npm run migrate"',
  );
});
