import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ObjectServer, startObjectServer } from '../../testing/stand-ins/object-server.ts';
import { FolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Store } from './s3-store.ts';

let folder: string;
let server: ObjectServer;
const stores: Record<string, ObjectStore> = {};
const key = 'abcdefghijklmnopqrstuvwx';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-store-'));
  server = await startObjectServer();
  stores['folder'] = new FolderStore(join(folder, 'files'));
  stores['s3'] = new S3Store({
    bucket: 'files',
    region: 'ap-northeast-1',
    endpoint: server.endpoint,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function file(content: Buffer): Promise<string> {
  const path = join(folder, 'source');
  await writeFile(path, content);
  return path;
}

describe.each(['folder', 's3'])('the %s store', (name) => {
  const store = () => stores[name] as ObjectStore;

  test.each([
    ['a few bytes', Buffer.from('履歴書')],
    ['20 MB', Buffer.alloc(20 * 1024 * 1024, 7)],
  ])('returns %s unchanged', async (_size, content) => {
    await store().put(key, await file(content), 'application/pdf');
    const found = await store().get(key);
    expect(found?.bytes).toBe(content.length);
    expect(
      (await buffer(found?.stream as NonNullable<typeof found>['stream'])).equals(content),
    ).toBe(true);
  });

  test('removing is idempotent', async () => {
    await store().put(key, await file(Buffer.from('x')), 'text/plain');
    await store().remove(key);
    await store().remove(key);
    expect(await store().get(key)).toBeUndefined();
  });

  test('a source that cannot be read leaves nothing', async () => {
    await expect(store().put(key, join(folder, 'missing'), 'text/plain')).rejects.toThrow();
    expect(await store().get(key)).toBeUndefined();
  });
});

test('removing a key from a folder also deletes its partial file of a killed process', async () => {
  const partial = join(folder, 'files', key.slice(0, 2), `${key.slice(2)}.part`);
  await mkdir(dirname(partial), { recursive: true });
  await writeFile(partial, 'half of');
  await stores['folder']?.remove(key);
  await expect(readFile(partial)).rejects.toThrow('ENOENT');
});

test('a folder refuses keys that point outside', async () => {
  const store = stores['folder'] as ObjectStore;
  await expect(store.get('../../../../etc/passwd')).rejects.toThrow('not a storage key');
});

test('an upload in parts that fails is aborted', async () => {
  server.failAfterParts = 1;
  const big = await file(Buffer.alloc(20 * 1024 * 1024));
  await expect(stores['s3']?.put(key, big, 'video/mp4')).rejects.toThrow();
  server.failAfterParts = Number.POSITIVE_INFINITY;
  expect(server.unfinished.size).toBe(0);
  expect(server.objects.has(key)).toBe(false);
});

test('a link of S3 is short-lived and always an attachment', async () => {
  const source = await file(Buffer.from('hello'));
  await stores['s3']?.put(key, source, 'text/plain');
  const url = (await stores['s3']?.link?.(key, '履歴書.pdf', 'application/pdf', 300)) ?? '';
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
  const reply = await fetch(url);
  expect(reply.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await reply.arrayBuffer()).equals(await readFile(source))).toBe(true);
});
