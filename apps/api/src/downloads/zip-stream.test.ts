import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { readZip } from '@engawa/platform/testing/reading/read-zip';
import { expect, test } from 'vitest';
import { zipStream } from './zip-stream.ts';

const at = new Date('2026-04-01T00:00:00Z');
const chunk = Buffer.alloc(64 * 1024, 'x');

/** A source of this many chunks that records how many were read and whether it was destroyed. */
function source(chunks: number) {
  let taken = 0;
  const stream = Readable.from(
    (function* () {
      for (; taken < chunks; taken += 1) yield chunk;
    })(),
    { objectMode: false },
  );
  return { stream, taken: () => taken };
}

const turns = async () => {
  for (let count = 0; count < 200; count += 1) await turn();
};

test('parts arrive complete, in order, one after the other', async () => {
  const opened: string[] = [];
  const part = (name: string, chunks: number) => ({
    name,
    at,
    open: async () => {
      opened.push(name);
      return source(chunks).stream;
    },
  });
  const parts = [{ name: 'a.txt', at, text: '縁側' }, part('b', 40), part('c', 0), part('d', 1)];
  const contents = await readZip(await buffer(zipStream(parts)));
  expect([...contents.keys()]).toEqual(['a.txt', 'b', 'c', 'd']);
  expect(contents.get('a.txt')?.toString()).toBe('縁側');
  expect(contents.get('b')).toEqual(Buffer.concat(Array.from({ length: 40 }, () => chunk)));
  expect([contents.get('c')?.length, contents.get('d')?.length]).toEqual([0, chunk.length]);
  expect(opened).toEqual(['b', 'c', 'd']);
});

test('reads no faster than its consumer, and stops when the consumer disconnects', async () => {
  const first = source(10_000);
  let second = false;
  const stream = zipStream([
    { name: 'large', at, open: async () => first.stream },
    {
      name: 'next',
      at,
      open: async () => {
        second = true;
        return undefined;
      },
    },
  ]);
  await once(stream, 'readable');
  await turns();
  expect(first.taken()).toBeLessThan(20);
  stream.destroy();
  await turns();
  expect([first.stream.destroyed, second]).toEqual([true, false]);
});

test.each([
  ['cannot be opened', () => Promise.reject(new Error('the store is away'))],
  [
    'breaks off',
    async () =>
      Readable.from(
        (function* () {
          yield chunk;
          throw new Error('the store is away');
        })(),
      ),
  ],
])('a part that %s aborts the archive instead of ending it as if complete', async (_how, open) => {
  await expect(buffer(zipStream([{ name: 'a', at, open }]))).rejects.toThrow('the store is away');
});
