import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { promisedPixels } from './picture-header.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#27487880' } });

describe('the pixels that a header promises', () => {
  test.each([
    ['PNG', () => picture(123, 45).png()],
    ['JPEG', () => picture(123, 45).jpeg()],
    [
      'JPEG with what a camera writes',
      () =>
        picture(123, 45)
          .withExif({ IFD0: { Make: 'x'.repeat(9000) } })
          .jpeg(),
    ],
    ['JPEG that builds up', () => picture(123, 45).jpeg({ progressive: true })],
    ['WebP', () => picture(123, 45).removeAlpha().webp()],
    ['WebP without loss', () => picture(123, 45).webp({ lossless: true })],
    [
      'WebP with more than pixels',
      () =>
        picture(123, 45)
          .withExif({ IFD0: { Make: 'x' } })
          .webp(),
    ],
  ])('%s', async (_name, make) => {
    expect(promisedPixels(await make().toBuffer())).toBe(123 * 45);
  });

  test.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a PNG that ends', '\x89PNG\r\n\x1a\n'],
    ['a JPEG that ends', '\xff\xd8\xff\xe0'],
    ['a JPEG of nothing but empty segments', `\xff\xd8${'\xff\xe0\0\0'.repeat(1000)}`],
    ['a JPEG of filling', `\xff\xd8${'\xff'.repeat(1000)}`],
    ['a WebP that ends', 'RIFF....WEBPVP8X'],
  ])('none of %s', (_name, bytes) => {
    expect(promisedPixels(Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});
