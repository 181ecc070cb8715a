import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '@engawa/api/config';
import { keysToSaveSql } from '@engawa/api/features/files/public';
import { keepNewest } from '@engawa/platform/backup/backups-folder';
import { BackupError } from '@engawa/platform/backup/errors';
import { type MadeBackup, makeBackup } from '@engawa/platform/backup/make-backup';
import { systemClock } from '@engawa/platform/clock/clock';
import type { DatabaseLog } from '@engawa/platform/embedded-database/database-log';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { FolderStore } from '@engawa/platform/storage/folder-store';
import { refuseHalfRestored } from './half-restored.ts';

interface Wishes {
  /** Number of backups to keep; undefined keeps all. */
  keep?: number | undefined;
  withoutFiles?: boolean | undefined;
}

/** Backs up the running database, or starts one to back it up. Returns a summary. */
export async function save(
  settings: Settings,
  { keep, withoutFiles }: Wishes,
  log: DatabaseLog,
  tell: (line: string) => void,
): Promise<string> {
  if (!settings.ENGAWA_BACKUPS) {
    throw new BackupError(
      'DATABASE_URL names a PostgreSQL of your own: save it with its own tools (docs/operations/back-up.md).',
    );
  }
  const data = resolve(settings.ENGAWA_DATA);
  refuseHalfRestored(data);
  if (!existsSync(join(data, 'database.password'))) {
    throw new BackupError(
      `There is no database in ${data}: set ENGAWA_DATA to the folder it is in.`,
    );
  }
  const folder = resolve(settings.ENGAWA_BACKUPS);
  const store = new FolderStore(join(data, 'files'));
  const inBucket = settings.S3_BUCKET !== undefined;
  const made = await useEmbeddedDatabase({ dataDir: join(data, 'postgres'), log }, (url) =>
    makeBackup({
      url,
      folder,
      version: releaseVersion(),
      now: systemClock.now(),
      files: withoutFiles || inBucket ? undefined : { store, keysSql: keysToSaveSql },
      onSnapshot: (name) => tell(`Saving the state of this moment (snapshot ${name})…`),
    }),
  );
  const deleted = keep === undefined ? 0 : await keepNewest(folder, keep);
  return describe(made, { inBucket, deleted });
}

function describe(
  { path, bytes, manifest }: MadeBackup,
  { inBucket, deleted }: { inBucket: boolean; deleted: number },
): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { saved, count, missing } = manifest.files;
  const lines = [
    `Saved ${rows} rows of ${manifest.tables.length} tables and ${count} files to ${path} (${megabytes(bytes)}).`,
  ];
  if (inBucket) lines.push('The files are in the bucket, which needs copies of its own.');
  else if (!saved) lines.push('The files were left out, as asked.');
  if (missing.length > 0) {
    lines.push(`WARNING: ${missing.length} files are named by rows but have no bytes any more.`);
  }
  if (deleted > 0) lines.push(`Deleted ${deleted} older backups.`);
  return lines.join('\n');
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function releaseVersion(): string {
  const file = join(import.meta.dirname, '../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
