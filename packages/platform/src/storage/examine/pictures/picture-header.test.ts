import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { promisedSize } from './picture-header.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#27487880' } });

describe('the size declared in a header', () => {
  test.each([
    ['PNG', 4, () => picture(123, 45).png()],
    ['PNG without transparency', 3, () => picture(123, 45).removeAlpha().png()],
    ['grey PNG', 1, () => picture(123, 45).removeAlpha().toColourspace('b-w').png()],
    ['PNG with 16 bits', 8, () => picture(123, 45).toColourspace('rgb16').png()],
    ['PNG with a palette', 4, () => picture(123, 45).png({ palette: true })],
    ['JPEG', 3, () => picture(123, 45).jpeg()],
    [
      'JPEG with what a camera writes',
      3,
      () =>
        picture(123, 45)
          .withExif({ IFD0: { Make: 'x'.repeat(9000) } })
          .jpeg(),
    ],
    ['JPEG that builds up', 3, () => picture(123, 45).jpeg({ progressive: true })],
    ['WebP', 3, () => picture(123, 45).removeAlpha().webp()],
    ['WebP without loss', 4, () => picture(123, 45).webp({ lossless: true })],
    [
      'WebP with more than pixels',
      4,
      () =>
        picture(123, 45)
          .withExif({ IFD0: { Make: 'x' } })
          .webp(),
    ],
  ])('%s', async (_name, bytesPerPixel, make) => {
    expect(promisedSize(await make().toBuffer())).toEqual({
      width: 123,
      height: 45,
      bytes: 123 * 45 * bytesPerPixel,
    });
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
    expect(promisedSize(Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});
