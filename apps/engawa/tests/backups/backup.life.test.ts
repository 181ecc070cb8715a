import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../../../api/testing/files/sample-files.ts';
import { runCommand, startCommand } from '../../testing/servers/command.ts';
import { type Product, startProduct } from '../../testing/servers/product.ts';
import { StudentAtWork } from '../../testing/shift/student-at-work.ts';
import { rowsOf, structureOf, withClient } from '../../testing/stored/database-contents.ts';
import { storedFiles } from '../../testing/stored/stored-files.ts';

const log = createLog('silent');
let folder: string;
let data: string;
let restored: string;
let backups: string;
const running: Product[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-backup-'));
  await chmod(folder, 0o755);
  [data, restored, backups] = ['data', 'restored', 'backups'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await copyPrepared('demo', data);
  await chmod(data, 0o755);
});
afterAll(async () => {
  for (const product of running) product.child.kill('SIGTERM');
  await Promise.all(running.map((product) => product.ended));
  await rm(folder, { recursive: true, force: true });
});

async function start(ENGAWA_DATA: string): Promise<string> {
  const port = await freePort();
  const product = startProduct({
    ENGAWA_DATA,
    PORT: String(port),
    CALLS_PER_MINUTE: '100000',
  });
  running.push(product);
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  return `http://localhost:${port}`;
}

const urlOf = (dataFolder: string) =>
  useEmbeddedDatabase({ dataDir: join(dataFolder, 'postgres'), log }, async (url) => url);

test('a backup during writes is one consistent moment of all rows and files, and the product starts from it', async () => {
  const student = await StudentAtWork.signIn(await start(data), 'linh@students.example');
  const kept = await student.upload(pdf);
  const doomed = await student.upload(Buffer.concat([pdf, Buffer.from('%doomed\n')]));
  const url = await urlOf(data);
  const before = storedFiles(data);
  const writing = student.writeUntilStopped();

  const saved = await withClient(url, (blocker) =>
    withClient(url, async (watcher) => {
      // The backup waits for this table's lock halfway, and so for the test.
      await blocker.query('begin; lock table server_secret in access exclusive mode');
      const backup = startCommand('backup', { ENGAWA_DATA: data, ENGAWA_BACKUPS: backups });
      const snapshot = await until(
        'the backup to begin',
        () => /\(snapshot (\S+)\)/.exec(backup.output())?.[1],
        startSeconds,
      );
      await watcher.query('begin isolation level repeatable read read only');
      await watcher.query(`set transaction snapshot '${snapshot}'`);
      await until('the backup to wait', async () => {
        // Within a transaction, statistics views stay cached.
        await blocker.query('select pg_stat_clear_snapshot()');
        const { rows } = await blocker.query(
          "select from pg_stat_activity where application_name = 'engawa-backup' and wait_event_type = 'Lock'",
        );
        return rows.length > 0;
      });

      const sweeps = () => countSweeps(url);
      const swept = await sweeps();
      await student.remove(doomed);
      await until('the sweep that the deletion asks for', async () => (await sweeps()) > swept);
      const uploadedMeanwhile = await student.upload(pdf);
      expect((await readdir(backups)).every((name) => name.endsWith('.part'))).toBe(true);
      await blocker.query('rollback');

      expect([await backup.ended, backup.output()]).toEqual([
        0,
        expect.stringMatching(/Saved \d+ rows of \d+ tables and \d+ files/),
      ]);
      const { rows: keys } = await watcher.query<{ key: string }>(
        'select key from stored_object where file_id is not null order by key',
      );
      return {
        rows: await rowsOf(watcher),
        keys: keys.map(({ key }) => key),
        structure: await structureOf(watcher),
        uploadedMeanwhile,
      };
    }),
  );
  expect(await writing.stop()).toBeGreaterThan(10);

  const [name = '', ...others] = await readdir(backups);
  expect([name, others]).toEqual([
    expect.stringMatching(/^engawa-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.backup$/),
    [],
  ]);
  expect((await stat(join(backups, name))).mode & 0o777).toBe(0o600);

  const restoring = await runCommand('restore', { ENGAWA_DATA: restored }, [join(backups, name)]);
  expect(restoring).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored \d+ rows of \d+ tables and \d+ files into /),
  });
  const database = await startEmbeddedDatabase({ dataDir: join(restored, 'postgres'), log });
  await withClient(database.url, async (client) => {
    expect(await rowsOf(client)).toEqual(saved.rows);
    expect(await structureOf(client)).toEqual(saved.structure);
  });
  await database.stop();

  const files = storedFiles(restored);
  expect(Object.keys(files).toSorted()).toEqual(saved.keys.toSorted());
  const known = { ...storedFiles(data), ...before };
  expect(files).toEqual(Object.fromEntries(saved.keys.map((key) => [key, known[key]])));
  expect(saved.keys.length).toBeGreaterThan(50);

  const there = await StudentAtWork.signIn(await start(restored), 'linh@students.example');
  expect(await there.download(kept)).toEqual(pdf);
  // Deleted after the backup's moment, so the backup has it; later uploads are missing.
  expect((await there.download(doomed))?.toString()).toContain('%doomed');
  expect(await there.download(saved.uploadedMeanwhile)).toBeUndefined();
});

const countSweeps = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as done from pgboss.job where name = 'sweep-files' and state = 'completed'",
    );
    return rows[0].done;
  });
