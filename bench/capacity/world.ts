import { join } from 'node:path';
import type { Tables } from '@engawa/api/database';
import { openDatabases } from '@engawa/platform/db/database';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import { addSearchRows } from '../students/world.ts';

const root = join(import.meta.dirname, '../..');

/** A database with `size` findable students; an existing one is reused. */
export async function openSearchWorld(adminUrl: string, size: number) {
  const name = `searched_${size}`;
  const url = adminUrl.replace(/\/engawa(?=\?|$)/, `/${name}`);
  const admin = openDatabases<Tables>({ url: adminUrl });
  const found = await admin.pool.query('select from pg_database where datname = $1', [name]);
  const begun = performance.now();
  if (found.rowCount === 0) await admin.pool.query(`create database ${name}`);
  await admin.close();
  await migrate(url, [platformMigrations, join(root, 'apps/api/migrations')]);
  const databases = openDatabases<Tables>({ url, statementMs: 3_600_000 });
  const rows = await databases.pool.query('select from student_search limit 1');
  if (rows.rowCount === 0) await addSearchRows(databases, size);
  return {
    size,
    url,
    databases,
    madeMs: performance.now() - begun,
    close: () => databases.close(),
  };
}
export type SearchWorld = Awaited<ReturnType<typeof openSearchWorld>>;
