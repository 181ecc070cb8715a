import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { copyInto } from '../db/copy/copy-in.ts';
import { BackupError } from './errors.ts';
import { queuePart, type SavedTable, tablePart } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { exactValues, listTables, quote, quoted } from './saved-tables.ts';

/**
 * Fills a database whose tables equal those of the backup. Requires a role that may disable
 * triggers and foreign keys (`session_replication_role`), so that rows are restored without side
 * effects.
 */
export async function loadDatabase(url: string, archive: Archive): Promise<void> {
  const { manifest } = archive;
  const client = new pg.Client({ connectionString: url, application_name: 'engawa-restore' });
  await client.connect();
  try {
    if (queuePart in manifest.parts) {
      await client.query((await buffer(await archive.open(queuePart))).toString());
    }
    await compareTables(client, manifest.tables);
    await client.query(exactValues);
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`truncate ${manifest.tables.map(quoted).join(', ')}`);
    for (const table of manifest.tables) await loadTable(client, archive, table);
    for (const sequence of manifest.sequences) {
      if (sequence.last === null) continue;
      await client.query('select setval($1::regclass, $2::bigint)', [
        quoted(sequence),
        sequence.last,
      ]);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function loadTable(client: pg.Client, archive: Archive, table: SavedTable): Promise<void> {
  const columns = table.columns.map(quote).join(', ');
  const source = await archive.open(tablePart(table));
  const rows = await copyInto(client, `copy ${quoted(table)} (${columns}) from stdin`, source);
  if (rows !== table.rows) {
    throw new BackupError(
      `${quoted(table)} took ${rows} rows where the backup names ${table.rows}: use another backup.`,
    );
  }
}

async function compareTables(client: pg.Client, saved: SavedTable[]): Promise<void> {
  const form = (table: Omit<SavedTable, 'rows'>) =>
    `${quoted(table)} (${table.columns.toSorted().join(', ')})`;
  const here = (await listTables(client)).map(form);
  const there = saved.map(form);
  const other =
    there.find((table) => !here.includes(table)) ?? here.find((table) => !there.includes(table));
  if (other === undefined) return;
  throw new BackupError(
    `The backup and this release do not have the same tables, for example ${other}: restore it with the release that made it.`,
  );
}
