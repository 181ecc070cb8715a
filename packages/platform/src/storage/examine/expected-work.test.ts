import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { expectedWork } from './expected-work.ts';

const folder = mkdtempSync(join(tmpdir(), 'engawa-work-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#274a7880' } });
const png = (width: number, height: number) => picture(width, height).png().toBuffer();
const deepPng = (width: number, height: number) =>
  picture(width, height).toColourspace('rgb16').png().toBuffer();

test.each([
  ['a small picture', true, () => png(640, 480)],
  ['a picture of one row more', false, () => png(640, 481)],
  ['a thin picture of many pixels', false, () => png(26, 12_000)],
  ['a small picture with 16 bits per colour', false, () => deepPng(640, 480)],
  ['a picture whose header tells nothing', false, () => Buffer.from('\xff\xd8\xff', 'latin1')],
  ['a text', true, () => Buffer.from('hello')],
  ['a text that is long', false, () => Buffer.alloc(1024 * 1024 + 1, 'a')],
  ['a small archive, which may be large unpacked', false, () => Buffer.from('PK\x03\x04')],
])('%s: %s', async (name, expected, make) => {
  const path = join(folder, name.replaceAll(' ', '-'));
  const content = await make();
  writeFileSync(path, content);
  expect((await expectedWork({ path, bytes: content.length })).quick).toBe(expected);
});

test('refuses a picture that would take too long to decode by its header', async () => {
  const path = join(folder, 'deep');
  const header = (await deepPng(1, 1)).subarray(0, 33);
  header.writeUInt32BE(7000, 16);
  header.writeUInt32BE(7000, 20);
  writeFileSync(path, header);
  await expect(expectedWork({ path, bytes: 33 })).rejects.toMatchObject({
    code: 'picture_too_deep',
    options: { details: { megapixels: 25 } },
  });
});
