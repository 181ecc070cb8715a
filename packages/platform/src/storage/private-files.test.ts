import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { FolderStore } from './folder-store.ts';
import { Spool } from './spool.ts';

const folder = mkdtempSync(join(tmpdir(), 'engawa-private-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);
const key = 'abcdefghijklmnopqrstuvwx';

test('stored files and their folders are accessible to their owner only', async () => {
  const source = join(folder, 'source');
  writeFileSync(source, 'text');
  chmodSync(source, 0o644);
  // As an earlier version created it.
  mkdirSync(join(folder, 'files'));
  chmodSync(join(folder, 'files'), 0o755);
  await new FolderStore(join(folder, 'files')).put(key, source);
  expect(modeOf('files')).toBe('700');
  expect(modeOf('files', key.slice(0, 2))).toBe('700');
  expect(modeOf('files', key.slice(0, 2), key.slice(2))).toBe('600');
  await new FolderStore(join(folder, 'files')).write(key, Readable.from(['text']));
  expect(modeOf('files', key.slice(0, 2), key.slice(2))).toBe('600');
});

test('spooled uploads are accessible to their owner only', async () => {
  const { path } = await new Spool(join(folder, 'spool')).receive(Readable.from(['text']), 100);
  expect(modeOf('spool')).toBe('700');
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
});
