import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseInUseError, EmbeddedDatabaseError } from './errors.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts';

const isRoot = process.getuid?.() === 0;
const settings = { shared_buffers: '16MB' };

let folder: string;
let dataDir: string;
let lines: string[];
let running: { stop(): Promise<void> }[];
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engawa-test-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data', 'postgres');
  lines = [];
  running = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(running.map((database) => database.stop()));
  // A child that was killed left its server behind; the next owner clears it up.
  if (children.length > 0) await (await start()).stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const note = (text: string) => void lines.push(text);
  const log = { debug: () => {}, info: note, warn: note };
  const database = await startEmbeddedDatabase({ dataDir, log, settings });
  running.push(database);
  return database;
}

/** An owner in a process of its own, which can be killed. */
async function startInChild(): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const entry = join(import.meta.dirname, 'start-embedded-database.ts');
  const options = JSON.stringify({ dataDir, settings });
  const program = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(entry)});
    const log = { debug() {}, info() {}, warn() {} };
    const answer = await startEmbeddedDatabase({ ...${options}, log }).catch((error) => error);
    process.send({ url: answer.url, pid: answer.pid, error: answer.name });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [{ url, pid, error }] = await once(child, 'message');
  if (error) throw new Error(error);
  return { child, url, pid };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function eventually<T>(withinMs: number, attempt: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/** Every process of this database has its folder or its socket's name in the command line. */
function processesOf(url: string): string[] {
  const cluster = new URL(url).searchParams.get('host')?.split('/').at(-1) ?? '';
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'args='], { encoding: 'utf8' });
  return stdout.split('\n').filter((args) => args.includes('postgres') && args.includes(cluster));
}

describe('embedded database', { timeout: 60_000 }, () => {
  test('starts from nothing as UTF-8 with checksums, reached only by a private socket and a password', async () => {
    const { url } = await start();
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
    const passwordFile = statSync(join(dirname(dataDir), 'database.password'));
    expect(passwordFile.mode & 0o777).toBe(0o600);
    expect(passwordFile.uid).toBe(process.getuid?.());
    expect(statSync(new URL(url).searchParams.get('host') ?? '').mode & 0o777).toBe(0o700);
  });

  test('keeps its data over a restart and leaves no process when stopped', async () => {
    const first = await start();
    await query(first.url, "CREATE TABLE note AS SELECT 'kept' AS text");
    await first.stop();
    expect(await first.exited).toBeUndefined();
    expect(processesOf(first.url)).toEqual([]);
    expect(existsSync(new URL(first.url).searchParams.get('host') ?? '')).toBe(false);

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  test('refuses a second start on the same data and leaves the first one alone', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(DatabaseInUseError);
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('lets exactly one of several first starts at the same moment win', async () => {
    const outcomes = await Promise.allSettled([startInChild(), startInChild(), startInChild()]);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.message] : [],
    );
    expect(reasons).toEqual(['DatabaseInUseError', 'DatabaseInUseError']);
  });

  test('takes over from an owner that was killed', async () => {
    const { child, url, pid } = await startInChild();
    await query(url, "CREATE TABLE note AS SELECT 'kept' AS text");
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => process.kill(pid, 0)).not.toThrow();

    const next = await start();
    const servers = processesOf(next.url).filter((args) => args.includes(`-D ${dataDir}`));
    expect(servers).toHaveLength(1);
    expect(next.pid).not.toBe(pid);
    expect(await query(next.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  test('takes over when owner and server were both killed', async () => {
    const { child, url, pid } = await startInChild();
    await query(url, "CREATE TABLE note AS SELECT 'kept' AS text");
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await once(child, 'exit');
    const next = await start();
    expect(await query(next.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  test('is not fooled by lock files whose process id now belongs to another process', async () => {
    const first = await start();
    const socketDir = new URL(first.url).searchParams.get('host') ?? '';
    await first.stop();
    const { uid, gid } = statSync(dataDir);
    // The account that runs PostgreSQL must be able to signal the stranger, or the server looks through it.
    const stranger = spawn('sleep', ['600'], { uid, gid });
    mkdirSync(socketDir, { mode: 0o700 });
    chownSync(socketDir, uid, gid);
    for (const file of [join(dataDir, 'postmaster.pid'), join(socketDir, '.s.PGSQL.5432.lock')]) {
      writeFileSync(file, `${stranger.pid}\n${dataDir}\n1700000000\n5432\n${socketDir}\n\n`);
      chownSync(file, uid, gid);
    }
    try {
      const next = await start();
      expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(stranger.exitCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  test('restarts a killed server within ten seconds, even beside a backend in a long query', async () => {
    const database = await start();
    const { pid = 0 } = database;
    await query(database.url, "CREATE TABLE note AS SELECT 'kept' AS text");
    const endless = query(database.url, 'SELECT count(*) FROM generate_series(1, 1e12)');
    const endlessFails = expect(endless).rejects.toThrow();
    await eventually(5_000, async () => {
      const active = await query(
        database.url,
        "SELECT FROM pg_stat_activity WHERE query LIKE '%generate_series%' AND pid <> pg_backend_pid()",
      );
      expect(active).toHaveLength(1);
    });
    process.kill(pid, 'SIGKILL');
    const killedAt = Date.now();
    await eventually(10_000, async () => {
      expect(await query(database.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
    });
    expect(Date.now() - killedAt).toBeLessThan(10_000);
    await endlessFails;
    expect(database.pid).not.toBe(pid);
    expect(lines).toContain('The database server ended unexpectedly: restarting it.');
    await expect(start()).rejects.toThrow(DatabaseInUseError);
  });

  test('takes its lock back when a crashed backend made the server drop all sessions', async () => {
    const database = await start();
    const admin = new URL(database.url);
    admin.username = 'postgres';
    const sessions = () =>
      query(admin.href, "SELECT pid FROM pg_stat_activity WHERE application_name = 'engawa-owner'");
    const [before] = await sessions();
    process.kill(Number(before?.pid), 'SIGKILL');
    await eventually(10_000, async () => {
      const [after] = await sessions();
      expect(after?.pid).toBeTypeOf('number');
      expect(after?.pid).not.toBe(before?.pid);
    });
    await expect(start()).rejects.toThrow(DatabaseInUseError);
  });

  test('stops while it is restarting, and leaves no process', async () => {
    const database = await start();
    process.kill(database.pid ?? 0, 'SIGKILL');
    await eventually(5_000, () => expect(database.pid).toBeUndefined());
    await database.stop();
    expect(processesOf(database.url)).toEqual([]);
  });

  test('does not mistake an interrupted creation or a stray file for a database', async () => {
    mkdirSync(`${dataDir}.new-abc/data`, { recursive: true });
    writeFileSync(`${dataDir}.new-abc/data/PG_VERSION`, '18');
    chmodSync(dirname(dataDir), 0o755);
    await (await start()).stop();
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'notes.txt'), '');
    await expect(start()).rejects.toThrow(/holds files but no database: move them away/);
  });

  test('names the version when the data is of another PostgreSQL', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(EmbeddedDatabaseError);
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17 and this is PostgreSQL 18/);
  });

  test('says what to do when the password file is lost', async () => {
    await (await start()).stop();
    rmSync(join(dirname(dataDir), 'database.password'));
    await expect(start()).rejects.toThrow(/has lost its password file .*: put that file back/);
  });

  test.runIf(isRoot)(
    'as root under a folder closed to others lives elsewhere, says where, and comes back to it',
    async () => {
      chmodSync(folder, 0o700);
      const first = await start();
      await query(first.url, "CREATE TABLE note AS SELECT 'kept' AS text");
      const place = /the database lives in (.+)\.$/m.exec(lines.join('\n'))?.[1] ?? '';
      expect(statSync(place).uid).not.toBe(0);
      expect(readdirSync(dirname(dataDir))).toEqual(['database.password']);
      await first.stop();

      const second = await start();
      expect(await query(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
      await expect(start()).rejects.toThrow(DatabaseInUseError);
      await second.stop();

      // Deleting the data folder means starting empty, also for what lives elsewhere.
      rmSync(dirname(dataDir), { recursive: true });
      const third = await start();
      await expect(query(third.url, 'SELECT text FROM note')).rejects.toThrow(/does not exist/);
      await third.stop();
      rmSync(dirname(place), { recursive: true });
    },
  );
});
