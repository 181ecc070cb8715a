import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ObjectServer, startObjectServer } from '../../testing/stand-ins/object-server.ts';
import { probeStore, storeFault } from './probe-store.ts';
import { S3Store } from './s3-store.ts';
import { watchedStore } from './watched-store.ts';

let server: ObjectServer;
beforeAll(async () => {
  server = await startObjectServer();
});
afterAll(() => server.stop());

const storeAt = (endpoint: string) =>
  new S3Store({
    bucket: 'files',
    region: 'ap-northeast-1',
    endpoint,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });

test('a working store passes, and no object remains', async () => {
  await probeStore(storeAt(server.endpoint));
  expect(server.objects.size).toBe(0);
});

test.each([
  ['NoSuchBucket', 'S3_BUCKET does not exist'],
  ['AccessDenied', 'denies access'],
  ['SignatureDoesNotMatch', 'does not know S3_ACCESS_KEY_ID'],
])('%s is a fault of the settings', async (fault, sentence) => {
  server.fault = fault;
  const error = await probeStore(storeAt(server.endpoint)).catch((caught: unknown) => caught);
  server.fault = undefined;
  expect(storeFault(error)).toEqual({ sentence: expect.stringContaining(sentence), certain: true });
});

test('an unavailable store may recover', async () => {
  const error = await probeStore(storeAt('http://127.0.0.1:1')).catch((caught: unknown) => caught);
  expect(storeFault(error)).toEqual({
    sentence: expect.stringContaining('ECONNREFUSED'),
    certain: false,
  });
});

test('counts a failure and attributes it to the store', async () => {
  let failures = 0;
  const store = watchedStore(storeAt('http://127.0.0.1:1'), () => {
    failures += 1;
  });
  await expect(store.get('abcdefghijklmnopqrstuvwx')).rejects.toMatchObject({
    code: 'unavailable',
    options: { because: 'store' },
  });
  expect(failures).toBe(1);
});
