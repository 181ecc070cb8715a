import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The database's own user, who has to read and write what is put there for it. */
export const giveTo = async (path: string, of: string): Promise<void> => {
  const { uid, gid } = await stat(of);
  await chown(path, uid, gid);
};

/** Where the server puts its log of changes, file by file; the setting is that of the manual. */
export async function makeArchive(folder: string, dataDir: string) {
  await mkdir(folder);
  await giveTo(folder, dataDir);
  return {
    archive_mode: 'on',
    archive_command: `test ! -f ${folder}/%f && cp %p ${folder}/%f`,
  };
}

/**
 * What pg_basebackup does, which npm does not bring: the server is told that its folder is being copied,
 * and says at the end from where its log has to be read with the copy.
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

/** The settings with which a copy is brought to a moment, and then opened. */
export async function recoverTo(moment: Date, archive: string, dataDir: string) {
  writeFileSync(join(dataDir, 'recovery.signal'), '');
  await giveTo(join(dataDir, 'recovery.signal'), dataDir);
  return {
    restore_command: `cp ${archive}/%f %p`,
    // So early in its start the server knows no zones by name, Z included.
    recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_action: 'promote',
    // Nobody is let in before it has arrived there.
    hot_standby: 'off',
  };
}
