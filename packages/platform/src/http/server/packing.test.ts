import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { acceptedEncoding, packedFor } from './packing.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.0, gzip; q=0', undefined],
  ['*', 'gzip'],
  ['X-GZIP', 'gzip'],
  ['identity', undefined],
  ['zebra', undefined],
  [undefined, undefined],
])('Accept-Encoding %s selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('compresses only long texts, and only for callers that accept it', async () => {
  const app = fastify();
  const [short, long] = ['あ'.repeat(341), 'あ'.repeat(342)];
  app.get('/short', async (_request, reply) => packedFor(reply, short));
  app.get('/long', async (_request, reply) => packedFor(reply, long));
  const get = (url: string, encodings = 'gzip, br') =>
    app.inject({ url, headers: { 'accept-encoding': encodings } });
  const packed = await get('/long');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(long);
  for (const plain of [await get('/short'), await get('/long', 'identity')]) {
    expect(plain.headers['content-encoding']).toBeUndefined();
  }
  await app.close();
});
