import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../testing/servers/command.ts';
import { startProduct } from '../../testing/servers/product.ts';

let folder: string;
let whole: string;
let env: { ENGAWA_DATA: string; ENGAWA_BACKUPS: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-backup-'));
  await chmod(folder, 0o755);
  env = { ENGAWA_DATA: join(folder, 'data'), ENGAWA_BACKUPS: join(folder, 'backups') };
  await copyPrepared('demo', env.ENGAWA_DATA);
  await chmod(env.ENGAWA_DATA, 0o755);
  const { code, output } = await runCommand('backup', env);
  expect([code, output]).toEqual([0, expect.stringContaining('Saved ')]);
  whole = join(env.ENGAWA_BACKUPS, (await readdir(env.ENGAWA_BACKUPS))[0] ?? '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const restore = (to: string, from: string) =>
  runCommand('restore', { ENGAWA_DATA: join(folder, to) }, [from]);

describe('a damaged backup is refused before anything is written', () => {
  const damages: Record<string, (bytes: Buffer) => Buffer> = {
    'one bit of its first part': (bytes) => changed(bytes, 200, [(bytes[200] ?? 0) ^ 1]),
    'a lost page in the middle': (bytes) =>
      changed(bytes, Math.floor(bytes.length / 2), Buffer.alloc(4096)),
    'its end is missing': (bytes) => bytes.subarray(0, bytes.length - 1000),
    'half of it is missing': (bytes) => bytes.subarray(0, bytes.length / 2),
    'nothing in it': () => Buffer.alloc(0),
    'something else': () => Buffer.from('no backup at all'),
  };
  test.each(Object.keys(damages))('%s', async (damage) => {
    const file = join(folder, 'damaged.backup');
    await writeFile(file, damages[damage]?.(await readFile(whole)) ?? '');
    const { code, output } = await restore('from-damaged', file);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^.* is not a whole backup \(.+\): nothing was restored, use another one\.\n$/,
      ),
    ]);
    expect(await readdir(folder)).not.toContain('from-damaged');
  });
});

function changed(bytes: Buffer, at: number, to: Iterable<number>): Buffer {
  const damaged = Buffer.from(bytes);
  damaged.set([...to], at);
  return damaged;
}

test('a folder that is not empty stays unchanged', async () => {
  const target = join(folder, 'filled');
  await mkdir(target);
  await writeFile(join(target, 'notes.txt'), 'mine');
  const { code, output } = await restore('filled', whole);
  expect([code, output]).toEqual([1, expect.stringContaining('is not empty: move it away')]);
  expect(await readdir(target)).toEqual(['notes.txt']);
});

test('data in use stays unchanged', async () => {
  const before = await readdir(env.ENGAWA_DATA);
  const { code } = await restore('data', whole);
  expect(code).toBe(1);
  expect(await readdir(env.ENGAWA_DATA)).toEqual(before);
});

test('refuses to start on an unfinished restore', async () => {
  const half = join(folder, 'half');
  await mkdir(half);
  await writeFile(join(half, 'restoring'), '');
  const product = startProduct({ ENGAWA_DATA: half, PORT: String(await freePort()) });
  expect(await product.ended).toBe(1);
  expect(product.output()).toContain('was not finished');
  expect((await runCommand('backup', { ...env, ENGAWA_DATA: half })).output).toContain(
    'was not finished',
  );
});

test.each([
  [{}, 'There is no database in'],
  [{ DATABASE_URL: 'postgres://localhost/x' }, 'save it with its own tools'],
])('refuses a backup without a local database: %j', async (more, sentence) => {
  const { code, output } = await runCommand('backup', {
    ...env,
    ENGAWA_DATA: join(folder, 'nowhere'),
    ...more,
  });
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});

test('deletes older backups beyond the number to keep, and remains of a killed one', async () => {
  await writeFile(join(env.ENGAWA_BACKUPS, 'engawa-2027-01-01T00-00-00.000Z.backup.part'), 'half');
  await writeFile(join(env.ENGAWA_BACKUPS, 'notes.part'), 'mine');
  expect((await runCommand('backup', env, ['--keep', '1'])).output).toContain(
    'Deleted 1 older backups',
  );
  const left = await readdir(env.ENGAWA_BACKUPS);
  expect(left.toSorted()).toEqual([expect.stringMatching(/^engawa-.*\.backup$/), 'notes.part']);
});
