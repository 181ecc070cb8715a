import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { isQuick } from './quick.ts';

const folder = mkdtempSync(join(tmpdir(), 'engawa-quick-'));
afterAll(() => rmSync(folder, { recursive: true }));

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#274a78' } })
    .png()
    .toBuffer();

test.each([
  ['a small picture', true, () => png(640, 480)],
  ['a picture of one row more', false, () => png(640, 481)],
  ['a thin picture of many pixels', false, () => png(1, 400_000)],
  ['a picture whose header tells nothing', false, () => Buffer.from('\xff\xd8\xff', 'latin1')],
  ['a text', true, () => Buffer.from('hello')],
  ['a text that is long', false, () => Buffer.alloc(1024 * 1024 + 1, 'a')],
  ['a small archive, which may be large unpacked', false, () => Buffer.from('PK\x03\x04')],
])('%s: %s', async (name, expected, make) => {
  const path = join(folder, name.replaceAll(' ', '-'));
  const content = await make();
  writeFileSync(path, content);
  expect(await isQuick({ path, bytes: content.length })).toBe(expected);
});
