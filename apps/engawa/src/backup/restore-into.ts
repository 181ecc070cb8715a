import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '@engawa/platform/backup/errors';
import type { Manifest } from '@engawa/platform/backup/manifest';
import { type Archive, openArchive } from '@engawa/platform/backup/read-archive';
import {
  refuseUnknown,
  restoreDatabase,
  restoreFiles,
} from '@engawa/platform/backup/restore-backup';
import type { DatabaseLog } from '@engawa/platform/embedded-database/database-log';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { whileLoading } from '@engawa/platform/embedded-database/while-loading';
import { FolderStore } from '@engawa/platform/storage/folder-store';
import { migrations } from '../migrations.ts';
import { restoringMark } from './half-restored.ts';

/** Restores a backup into an empty data folder, after checking the whole backup. */
export async function restoreInto(
  data: string,
  backup: string,
  log: DatabaseLog,
): Promise<Manifest> {
  await refuseFilled(data);
  const archive = await openArchive(backup);
  try {
    await refuseUnknown(archive.manifest, migrations);
    await mkdir(data, { recursive: true, mode: folderMode });
    await writeFile(restoringMark(data), '', { flag: 'wx' });
    await write(data, archive, log);
    await rm(restoringMark(data));
    return archive.manifest;
  } finally {
    archive.close();
  }
}

/** When root starts the product, PostgreSQL's own user must traverse the folder but not list it. */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700;

async function refuseFilled(data: string): Promise<void> {
  const names = await readdir(data).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return;
  throw new BackupError(
    `${data} is not empty: move it away, or set ENGAWA_DATA to an empty folder. Nothing was changed.`,
  );
}

async function write(data: string, archive: Archive, log: DatabaseLog): Promise<void> {
  try {
    await restoreFiles(new FolderStore(join(data, 'files')), archive);
    const database = await startEmbeddedDatabase({
      dataDir: join(data, 'postgres'),
      log,
      settings: { max_wal_size: '4GB' },
    });
    try {
      await whileLoading(database.url, () => restoreDatabase(database.url, archive, migrations));
    } finally {
      await database.stop();
    }
  } catch (error) {
    // Removes what was written. The mark goes last, so that no start takes the rest for data.
    for (const name of ['files', 'postgres', 'database.password', 'restoring']) {
      await rm(join(data, name), { recursive: true, force: true });
    }
    throw error;
  }
}
