import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ObjectStore } from '../storage/object-store.ts';
import { backupName, partialName, removePartial } from './backups-folder.ts';
import { bytesLock } from './bytes-lock.repo.ts';
import { BackupError } from './errors.ts';
import { filePart, type Manifest } from './manifest.ts';
import { saveDatabase } from './save-database.ts';
import { ArchiveWriter } from './write-archive.ts';

export interface BackupOrder {
  url: string;
  folder: string;
  version: string;
  now: Date;
  /** The store, and a query for the keys in use; unset where files are backed up otherwise. */
  files: { store: ObjectStore; keysSql: string } | undefined;
  onSnapshot(name: string): void;
}

export interface MadeBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
}

/** Saves database and files of one moment in one file while the product is running. */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const { url, folder, now } = order;
  const client = new pg.Client({ connectionString: url, application_name: 'engawa-backup' });
  // A lost connection also fails the pending query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeLock(client);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removePartial(folder);
    const path = join(folder, backupName(now));
    const partial = partialName(path);
    const archive = new ArchiveWriter(partial);
    try {
      const manifest = await fill(archive, client, order);
      await rename(partial, path);
      return { path, bytes: (await stat(path)).size, manifest };
    } catch (error) {
      await archive.abandon();
      await rm(partial, { force: true });
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** Before the rows are read: from then on no process deletes bytes that the rows refer to. */
async function takeLock(client: pg.Client): Promise<void> {
  await client.query("set lock_timeout = '60s'");
  try {
    await client.query('select pg_advisory_lock($1)', [bytesLock]);
  } catch (error) {
    throw new BackupError(
      'Another backup is being made, or files are being deleted: try again when that is done.',
      { cause: error },
    );
  }
  await client.query('reset lock_timeout');
}

async function fill(
  archive: ArchiveWriter,
  client: pg.Client,
  { version, now, files, onSnapshot }: BackupOrder,
): Promise<Manifest> {
  const database = await saveDatabase(client, archive, onSnapshot);
  const keys = files ? (await client.query<{ key: string }>(files.keysSql)).rows : [];
  await client.query('commit');
  const saved: Manifest['files'] = { saved: Boolean(files), count: 0, bytes: 0, missing: [] };
  for (const { key } of keys) {
    const found = await files?.store.get(key);
    if (!found) {
      saved.missing.push(key);
      continue;
    }
    await archive.add(filePart(key), found.stream, { compress: false });
    saved.count += 1;
    saved.bytes += found.bytes ?? 0;
  }
  return archive.finish({
    format: 1,
    version,
    madeAt: now.toISOString(),
    ...database,
    files: saved,
  });
}
