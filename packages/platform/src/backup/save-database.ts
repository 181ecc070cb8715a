import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { copyOut } from '../db/copy/copy-out.ts';
import { queueSchema, queueTables } from '../jobs/queue-tables.ts';
import { BackupError } from './errors.ts';
import { type Manifest, queuePart, type SavedTable, tablePart } from './manifest.ts';
import { exactValues, listSequences, listTables, quote, quoted } from './saved-tables.ts';
import type { ArchiveWriter } from './write-archive.ts';

type SavedDatabase = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'>;

/** Saves all rows in one repeatable-read transaction. */
export async function saveDatabase(
  client: Client,
  archive: ArchiveWriter,
  onSnapshot: (name: string) => void,
): Promise<SavedDatabase> {
  await client.query(exactValues);
  await client.query('begin isolation level repeatable read read only');
  onSnapshot(await snapshotName(client));
  const migrations = await readMigrations(client);
  const tables: SavedTable[] = [];
  await saveQueue(client, archive);
  for (const table of await listTables(client)) {
    const columns = table.columns.map(quote).join(', ');
    const { stream, rows } = copyOut(
      client,
      `copy (select ${columns} from ${quoted(table)}) to stdout`,
    );
    await archive.add(tablePart(table), stream, { compress: true });
    tables.push({ ...table, rows: await rows });
  }
  // Sequences are not transactional: read last, they are never behind the rows that used them.
  const sequences = await listSequences(client);
  return { postgres: await serverVersion(client), migrations, tables, sequences };
}

/** An exported snapshot, so that another session can read the same state. */
async function snapshotName(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name');
  return rows[0]?.name ?? '';
}

async function serverVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

async function readMigrations(client: Client): Promise<Manifest['migrations']> {
  const { rows: found } = await client.query("select to_regclass('schema_migration') as table");
  if (!found[0]?.table) {
    throw new BackupError('The product has never run on this database: there is nothing to save.');
  }
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, digest from schema_migration order by name',
  );
  return rows;
}

/** The queue's package creates its tables itself, so the backup carries their statements. */
async function saveQueue(client: Client, archive: ArchiveWriter): Promise<void> {
  const { rows: found } = await client.query('select to_regclass($1) as table', [
    `${queueSchema}.version`,
  ]);
  if (!found[0]?.table) return;
  const { rows } = await client.query<{ version: number }>(
    `select version from ${queueSchema}.version`,
  );
  const { sql, version } = queueTables();
  if (rows[0]?.version !== version) {
    throw new BackupError(
      `The job queue's tables are of version ${rows[0]?.version} and this release has ${version}: start the product once, or make the backup with the release that ran last.`,
    );
  }
  await archive.add(queuePart, Readable.from([Buffer.from(sql)]), { compress: true });
}
