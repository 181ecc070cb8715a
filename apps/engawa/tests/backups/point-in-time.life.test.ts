import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../../testing/servers/product.ts';
import { signInAs } from '../../testing/shift/student-sign-in.ts';
import { copyBase, makeArchive, recoverTo } from '../../testing/stored/base-backup.ts';
import { rowsOf, withClient } from '../../testing/stored/database-contents.ts';

const log = createLog('silent');
const email = 'linh@students.example';
let folder: string;
let data: string;
let restored: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-moment-'));
  data = join(folder, 'data');
  restored = join(folder, 'restored');
  await copyPrepared('demo', data);
  await mkdir(restored);
  for (const one of [folder, data, restored]) await chmod(one, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const asAdministrator = (url: string) => url.replace('//engawa:', '//postgres:');

/** All rows except those of the job queue, which writes by itself, and of an unlogged table. */
const people = (url: string) =>
  withClient(url, async (client) =>
    Object.fromEntries(
      Object.entries(await rowsOf(client)).filter(
        ([name]) => !name.startsWith('pgboss.') && name !== 'call_count',
      ),
    ),
  );

const oneRow = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query(sql)).rows[0]);

test('an erased student is restored to the second before, from a base backup and the log', async () => {
  const archive = join(folder, 'archive');
  const dataDir = join(data, 'postgres');
  const source = await startEmbeddedDatabase({
    dataDir,
    log,
    settings: await makeArchive(archive, dataDir),
  });
  const administrator = asAdministrator(source.url);
  await copyBase(administrator, dataDir, join(restored, 'postgres'));

  // After the base backup, so only the log has it.
  await oneRow(
    source.url,
    "update company set name_en = 'Renamed after the base backup' where id = (select min(id::text)::uuid from company)",
  );
  const before = await people(source.url);
  const written = Date.now();
  await until('more than a second to pass', () => Date.now() - written > 1_500);
  const admin = join(import.meta.dirname, '../../src/admin.ts');
  const env = { ...process.env, ENGAWA_DATA: data };
  const erase = ['erase-student', email, '--yes', '--why', 'to be brought back'];
  await promisify(execFile)(process.execPath, [admin, ...erase], { env });
  const { at } = await oneRow(
    source.url,
    "select at from audit where action like '%erase-student' order by at desc limit 1",
  );
  const erased = await people(source.url);
  expect(erased).not.toEqual(before);

  const { name } = await oneRow(administrator, 'select pg_walfile_name(pg_switch_wal()) as name');
  await until('the log to be archived', async () => {
    const { last } = await oneRow(
      administrator,
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return last >= name;
  });
  await source.stop();

  await cp(join(data, 'database.password'), join(restored, 'database.password'));
  await cp(join(data, 'files'), join(restored, 'files'), { recursive: true });
  const target = join(restored, 'postgres');
  const database = await startEmbeddedDatabase({
    dataDir: target,
    log,
    settings: await recoverTo(new Date(at.getTime() - 1_000), archive, target),
  });
  expect(await people(database.url)).toEqual(before);
  await database.stop();

  const port = await freePort();
  const product = startProduct({ ENGAWA_DATA: restored, PORT: String(port) });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  const here = `http://localhost:${port}`;
  expect((await signInAs({ here, publicOrigin: here }, email)).accessToken).not.toBe('');
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});
