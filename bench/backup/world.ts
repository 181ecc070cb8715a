import { join } from 'node:path';
import type { Tables } from '@engawa/api/database';
import { listTables, quoted } from '@engawa/platform/backup/saved-tables';
import { openDatabases } from '@engawa/platform/db/database';
import { migrate } from '@engawa/platform/db/migrate';
import type { DatabaseLog } from '@engawa/platform/embedded-database/database-log';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { migrations } from '../../apps/engawa/src/migrations.ts';
import { addPeople } from '../students/world.ts';

/** Creates the database of a data folder with this many students and their profiles only. */
export async function makeWorld(data: string, size: number, log: DatabaseLog) {
  const begun = performance.now();
  const database = await startEmbeddedDatabase({
    dataDir: join(data, 'postgres'),
    log,
    settings: { shared_buffers: '1GB', max_wal_size: '8GB', fsync: 'off', full_page_writes: 'off' },
  });
  try {
    await migrate(database.url, migrations);
    const databases = openDatabases<Tables>({ url: database.url, statementMs: 3_600_000 });
    await addPeople(databases, size);
    await databases.close();
    return { madeMs: performance.now() - begun, ...(await count(database.url)) };
  } finally {
    await database.stop();
  }
}
export type BackupWorld = Awaited<ReturnType<typeof makeWorld>>;

export async function countRows(data: string, log: DatabaseLog) {
  const database = await startEmbeddedDatabase({ dataDir: join(data, 'postgres'), log });
  try {
    return await count(database.url);
  } finally {
    await database.stop();
  }
}
export type Counted = Awaited<ReturnType<typeof countRows>>;

async function count(url: string) {
  const databases = openDatabases<Tables>({ url, statementMs: 3_600_000 });
  const client = await databases.pool.connect();
  try {
    const rows: Record<string, number> = {};
    for (const table of await listTables(client)) {
      const found = await client.query(`select count(*)::int as count from ${quoted(table)}`);
      rows[quoted(table)] = found.rows[0].count;
    }
    const sized = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return { rows, bytes: Number(sized.rows[0]?.bytes) };
  } finally {
    client.release();
    await databases.close();
  }
}
