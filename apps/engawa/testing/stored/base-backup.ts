import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Gives a file to the owner of another path, for the database's own user. */
export const giveTo = async (path: string, of: string): Promise<void> => {
  const { uid, gid } = await stat(of);
  await chown(path, uid, gid);
};

/** Archives the write-ahead log file by file, with the setting of the PostgreSQL manual. */
export async function makeArchive(folder: string, dataDir: string) {
  await mkdir(folder);
  await giveTo(folder, dataDir);
  return {
    archive_mode: 'on',
    archive_command: `test ! -f ${folder}/%f && cp %p ${folder}/%f`,
  };
}

/**
 * Does what pg_basebackup does, which the npm package lacks: announces the copy of the data folder,
 * and receives at the end the log position from which to replay.
 */
export async function copyBase(administrator: string, dataDir: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: administrator });
  await client.connect();
  try {
    await client.query("select pg_backup_start('base', fast => true)");
    execFileSync('cp', ['-a', dataDir, to]);
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal']) {
      rmSync(join(to, name), { recursive: true, force: true });
    }
    await mkdir(join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
    for (const name of ['pg_wal', 'pg_wal/archive_status', 'backup_label']) {
      await giveTo(join(to, name), dataDir);
    }
  } finally {
    await client.end();
  }
}

export async function recoverTo(moment: Date, archive: string, dataDir: string) {
  writeFileSync(join(dataDir, 'recovery.signal'), '');
  await giveTo(join(dataDir, 'recovery.signal'), dataDir);
  return {
    restore_command: `cp ${archive}/%f %p`,
    // Time zone names, including Z, are not loaded this early.
    recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_action: 'promote',
    // Allows no connections before the target is reached.
    hot_standby: 'off',
  };
}
