import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createExaminer } from './examiner.ts';

const folder = mkdtempSync(join(tmpdir(), 'engawa-examine-'));
const examiner = createExaminer({ limits: { cpuMs: 1000, wallMs: 240_000 } });
afterAll(async () => {
  await examiner.close();
  rmSync(folder, { recursive: true });
});

const place = (name: string) => join(folder, name);

test('a picture that takes too long is refused and delays no quick file meanwhile', async () => {
  // Seconds of work, because noise does not compress.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1280, height: 2560, channels: 3, background: '#888', noise } as const;
  await sharp({ create }).jpeg().toFile(place('noise'));
  writeFileSync(place('text'), 'hello');
  const order: string[] = [];
  const ask = async (name: 'noise' | 'text', by: string) => {
    const isPicture = name === 'noise';
    const job = {
      path: place(name),
      bytes: 5,
      fileName: 'a.txt',
      formats: ['txt', 'jpg'],
      widths: isPicture ? [1280] : undefined,
      avif: isPicture,
      targets: [place('webp'), place('avif')],
    };
    try {
      order.push(`${by}: ${(await examiner.examine(job, by)).extension}`);
    } catch (error) {
      order.push(`${by}: ${(error as { code: string }).code}`);
    }
  };
  await Promise.all([ask('noise', 'a'), ask('text', 'a'), ask('text', 'b')]);
  expect(order.slice(0, 2).toSorted()).toEqual(['a: txt', 'b: txt']);
  expect(order[2]).toBe('a: file_takes_too_long');
});
