import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupName, keepNewest, listBackups, removePartial } from './backups-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-backups-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (...names: string[]) =>
  Promise.all(names.map((name) => writeFile(join(folder, name), '')));

test('a file name contains the time and can be parsed', async () => {
  const madeAt = new Date('2027-04-01T12:34:56.789Z');
  expect(backupName(madeAt)).toBe('engawa-2027-04-01T12-34-56.789Z.backup');
  await put(backupName(madeAt));
  expect(await listBackups(folder)).toEqual([{ path: join(folder, backupName(madeAt)), madeAt }]);
});

test('a missing folder has no backups', async () => {
  expect(await listBackups(join(folder, 'none'))).toEqual([]);
});

test('deletes old backups only, no foreign files', async () => {
  const days = ['01', '02', '03', '04'].map((day) => backupName(new Date(`2027-04-${day}`)));
  await put(...days, 'notes.txt', 'engawa-before-the-move.backup', `${days[0]}.part`);
  expect(await keepNewest(folder, 2)).toBe(2);
  const left = ['engawa-before-the-move.backup', `${days[0]}.part`, days[2], days[3], 'notes.txt'];
  expect(new Set(await readdir(folder))).toEqual(new Set(left));
  await removePartial(folder);
  expect(await readdir(folder)).not.toContain(`${days[0]}.part`);
});
