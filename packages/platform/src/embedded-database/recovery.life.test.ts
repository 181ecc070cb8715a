import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseInUseError } from './errors.ts';
import { eventually, processesOf, query, socketDirOf } from './testing/observe.ts';
import { Sandbox } from './testing/sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = new Sandbox();
  await sandbox.prepare();
});
afterEach(() => sandbox.clean());

describe('embedded database after a fault', () => {
  test('takes over from an owner that was killed', async () => {
    const { child, url, pid } = await sandbox.startInChild();
    await query(url, "CREATE TABLE note AS SELECT 'kept' AS text");
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => process.kill(pid, 0)).not.toThrow();

    const next = await sandbox.start();
    const servers = processesOf(next.url).filter((args) => args.includes(`-D ${sandbox.dataDir}`));
    expect(servers).toHaveLength(1);
    expect(next.pid).not.toBe(pid);
    expect(await query(next.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  test('takes over when owner and server were both killed', async () => {
    const { child, url, pid } = await sandbox.startInChild();
    await query(url, "CREATE TABLE note AS SELECT 'kept' AS text");
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await once(child, 'exit');
    const next = await sandbox.start();
    expect(await query(next.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  test('ignores lock files whose process id now belongs to another process', async () => {
    const first = await sandbox.start();
    const socketDir = socketDirOf(first.url);
    await first.stop();
    const { uid, gid } = statSync(sandbox.dataDir);
    // PostgreSQL ignores the lock of a process that its account cannot signal.
    const stranger = spawn('sleep', ['600'], { uid, gid });
    mkdirSync(socketDir, { mode: 0o700 });
    chownSync(socketDir, uid, gid);
    for (const file of [
      join(sandbox.dataDir, 'postmaster.pid'),
      join(socketDir, '.s.PGSQL.5432.lock'),
    ]) {
      writeFileSync(
        file,
        `${stranger.pid}\n${sandbox.dataDir}\n1700000000\n5432\n${socketDir}\n\n`,
      );
      chownSync(file, uid, gid);
    }
    try {
      const next = await sandbox.start();
      expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(stranger.exitCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  test('restarts a killed server, even beside a backend in a long query', async () => {
    const database = await sandbox.start();
    const { pid = 0 } = database;
    await query(database.url, "CREATE TABLE note AS SELECT 'kept' AS text");
    const endless = query(database.url, 'SELECT count(*) FROM generate_series(1, 1e12)');
    const endlessFails = expect(endless).rejects.toThrow();
    await eventually(async () => {
      const active = await query(
        database.url,
        "SELECT FROM pg_stat_activity WHERE query LIKE '%generate_series%' AND pid <> pg_backend_pid()",
      );
      expect(active).toHaveLength(1);
    });
    process.kill(pid, 'SIGKILL');
    await eventually(async () => {
      expect(await query(database.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
    });
    await endlessFails;
    expect(database.pid).not.toBe(pid);
    expect(sandbox.lines).toContain('The database server ended unexpectedly: restarting it.');
    await expect(sandbox.start()).rejects.toThrow(DatabaseInUseError);
  });

  test('takes its lock back when a crashed backend made the server drop all sessions', async () => {
    const database = await sandbox.start();
    const admin = new URL(database.url);
    admin.username = 'postgres';
    const sessions = () =>
      query(admin.href, "SELECT pid FROM pg_stat_activity WHERE application_name = 'engawa-owner'");
    const [before] = await sessions();
    process.kill(Number(before?.pid), 'SIGKILL');
    await eventually(async () => {
      const [after] = await sessions();
      expect(after?.pid).toBeTypeOf('number');
      expect(after?.pid).not.toBe(before?.pid);
    });
    await expect(sandbox.start()).rejects.toThrow(DatabaseInUseError);
  });

  test('stops while it is restarting, and leaves no process', async () => {
    const database = await sandbox.start();
    process.kill(database.pid ?? 0, 'SIGKILL');
    await eventually(() => expect(database.pid).toBeUndefined());
    await database.stop();
    expect(processesOf(database.url)).toEqual([]);
  });
});
