import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPassword } from './cluster/password-file.ts';
import { DatabaseInUseError, EmbeddedDatabaseError } from './errors.ts';
import { locateDatabase } from './location/database-location.ts';
import { becomeOwner } from './server/become-owner.ts';
import { query } from './testing/observe.ts';
import { Sandbox } from './testing/sandbox.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = new Sandbox();
});
afterEach(() => sandbox.clean());

describe('embedded database that must not start', () => {
  test('refuses a second start on the same data and leaves the first one alone', async () => {
    await sandbox.prepare();
    const first = await sandbox.start();
    await expect(sandbox.start()).rejects.toThrow(DatabaseInUseError);
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('lets exactly one of several simultaneous first starts win', async () => {
    const outcomes = await Promise.allSettled([
      sandbox.startInChild(),
      sandbox.startInChild(),
      sandbox.startInChild(),
    ]);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.message] : [],
    );
    expect(reasons).toEqual(['DatabaseInUseError', 'DatabaseInUseError']);
  });

  test('does not wait for the lock of a server that another start brought up at the same socket', async () => {
    await sandbox.prepare();
    await sandbox.start();
    const location = locateDatabase(sandbox.dataDir, sandbox.log);
    const ended = Date.now() + 500;
    const ours = { pid: process.pid, hasExited: () => Date.now() > ended, stop: async () => {} };
    const password = readPassword(sandbox.passwordFile) ?? '';
    expect(await becomeOwner(ours, location, password, sandbox.log)).toBeUndefined();
  });

  test('does not mistake an interrupted creation or a stray file for a database', async () => {
    mkdirSync(`${sandbox.dataDir}.new-abc/data`, { recursive: true });
    writeFileSync(`${sandbox.dataDir}.new-abc/data/PG_VERSION`, '18');
    chmodSync(sandbox.parent, 0o755);
    await (await sandbox.start()).stop();
    rmSync(sandbox.dataDir, { recursive: true });
    mkdirSync(sandbox.dataDir);
    writeFileSync(join(sandbox.dataDir, 'notes.txt'), '');
    await expect(sandbox.start()).rejects.toThrow(/holds files but no database: move them away/);
  });

  test('names the version when the data is of another PostgreSQL', async () => {
    await sandbox.prepare();
    writeFileSync(join(sandbox.dataDir, 'PG_VERSION'), '17\n');
    await expect(sandbox.start()).rejects.toThrow(EmbeddedDatabaseError);
    await expect(sandbox.start()).rejects.toThrow(
      /was made by PostgreSQL 17 and this is PostgreSQL 18/,
    );
  });

  test('says what to do when the password file is lost', async () => {
    await sandbox.prepare();
    rmSync(sandbox.passwordFile);
    await expect(sandbox.start()).rejects.toThrow(
      /has lost its password file .*: put that file back/,
    );
  });
});
