import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseInUseError } from './errors.ts';
import { processesOf, query, socketDirOf } from './testing/observe.ts';
import { Sandbox } from './testing/sandbox.ts';

const isRoot = process.getuid?.() === 0;
let sandbox: Sandbox;
beforeEach(() => {
  sandbox = new Sandbox();
});
afterEach(() => sandbox.clean());

describe('embedded database', () => {
  test('starts from nothing as UTF-8 with checksums, reachable only by a private socket and a password', async () => {
    const { url } = await sandbox.start();
    const [row] = await query(
      url,
      `SELECT current_user AS role, current_database() AS database, current_setting('server_encoding') AS encoding,
        current_setting('TimeZone') AS zone, current_setting('data_checksums') AS checksums,
        current_setting('listen_addresses') AS addresses, lower('ÄÉ') AS lower,
        (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`,
    );
    expect(row).toEqual({
      role: 'engawa',
      database: 'engawa',
      encoding: 'UTF8',
      zone: 'UTC',
      checksums: 'on',
      addresses: '',
      lower: 'äé',
      superuser: false,
    });
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    const passwordFile = statSync(sandbox.passwordFile);
    expect(passwordFile.mode & 0o777).toBe(0o600);
    expect(passwordFile.uid).toBe(process.getuid?.());
    expect(statSync(socketDirOf(url)).mode & 0o777).toBe(0o700);
  });

  test('keeps its data over a restart and leaves no process when stopped', async () => {
    await sandbox.prepare();
    const first = await sandbox.start();
    await query(first.url, "CREATE TABLE note AS SELECT 'kept' AS text");
    await first.stop();
    expect(await first.exited).toBeUndefined();
    expect(processesOf(first.url)).toEqual([]);
    expect(existsSync(socketDirOf(first.url))).toBe(false);

    const second = await sandbox.start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  test.runIf(isRoot)(
    'as root under a folder closed to others, uses another folder, logs which, and finds it again',
    async () => {
      chmodSync(sandbox.folder, 0o700);
      const first = await sandbox.start();
      await query(first.url, "CREATE TABLE note AS SELECT 'kept' AS text");
      const location = /the database lives in (.+)\.$/m.exec(sandbox.lines.join('\n'))?.[1] ?? '';
      expect(statSync(location).uid).not.toBe(0);
      expect(readdirSync(sandbox.parent)).toEqual(['database.password']);
      await first.stop();

      const second = await sandbox.start();
      expect(await query(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
      await expect(sandbox.start()).rejects.toThrow(DatabaseInUseError);
      await second.stop();

      // Deleting the data folder means starting empty, even with the database in another folder.
      rmSync(sandbox.parent, { recursive: true });
      const third = await sandbox.start();
      await expect(query(third.url, 'SELECT text FROM note')).rejects.toThrow(/does not exist/);
      await third.stop();
      rmSync(dirname(location), { recursive: true });
    },
  );
});
