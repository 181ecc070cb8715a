import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ClamavServer,
  eicar,
  startClamavServer,
} from '../../../testing/stand-ins/clamav-server.ts';
import { clamavScanner } from './clamav.ts';

let server: ClamavServer;
beforeAll(async () => {
  server = await startClamavServer();
});
afterAll(() => server.stop());

const verdict = (...pieces: Buffer[]) =>
  clamavScanner(server.url).scan(Readable.from(pieces), 10_000);

test('reports an infection even when the reply arrives in pieces', async () => {
  expect(await verdict(Buffer.from('hello'))).toBe('clean');
  expect(await verdict(Buffer.alloc(300_000), eicar)).toBe('infected');
  expect(await verdict(eicar.subarray(0, 20), eicar.subarray(20))).toBe('infected');
});

test("a file above the scanner's limit is neither clean nor infected", async () => {
  server.maxBytes = 1000;
  const large = Array.from({ length: 100 }, () => Buffer.alloc(60_000));
  expect(await verdict(...large)).toBe('unsure');
  server.maxBytes = 25 * 1024 * 1024;
});

test('a silent or unreachable scanner gives no verdict', async () => {
  server.silent = true;
  const asking = clamavScanner(server.url).scan(Readable.from([eicar]), 50);
  await expect(asking).rejects.toThrow('took too long');
  server.silent = false;
  const nowhere = clamavScanner('clamav://127.0.0.1:1').scan(Readable.from([eicar]), 10_000);
  await expect(nowhere).rejects.toThrow('ECONNREFUSED');
});
