import { resolve } from 'node:path';
import { readConfig } from '@engawa/api/config';
import { BackupError } from '@engawa/platform/backup/errors';
import { createLog } from '@engawa/platform/log/log';
import { restoreInto } from './backup/restore-into.ts';

/** `npm run restore -- <backup>`: restores into an empty data folder. */
async function restore([file, ...more]: string[]): Promise<string> {
  if (!file || more.length > 0) {
    throw new BackupError('Say which backup: npm run restore -- backups/engawa-….backup');
  }
  const settings = readConfig(process.env);
  if (settings.DATABASE_URL) {
    throw new BackupError(
      'DATABASE_URL names a PostgreSQL of your own: restore that with its own tools (docs/operations/back-up.md).',
    );
  }
  const data = resolve(settings.ENGAWA_DATA);
  const log = createLog('warn', process.stderr);
  const { madeAt, version, tables, files } = await restoreInto(data, resolve(file), log);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const what = files.saved ? `${files.count} files` : 'no files, which the backup does not have';
  const done = `Restored ${rows} rows of ${tables.length} tables and ${what} into ${data}, as they were at ${madeAt} under release ${version}. Start the product with this ENGAWA_DATA.`;
  return settings.S3_BUCKET && files.count > 0
    ? `${done}\nWARNING: S3_BUCKET is set, and these files are in ${data}/files: start without it, or put them into the bucket first.`
    : done;
}

try {
  process.stdout.write(`${await restore(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
