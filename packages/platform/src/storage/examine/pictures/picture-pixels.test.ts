import { expect, test } from 'vitest';
import { withoutEmptyAlpha } from './picture-pixels.ts';

const pixels = (...bytes: number[]) => ({
  width: 2,
  height: 1,
  channels: 4 as const,
  data: Buffer.from(bytes),
});

test('drops the alpha channel of an opaque picture', () => {
  expect(withoutEmptyAlpha(pixels(1, 2, 3, 255, 4, 5, 6, 255))).toEqual({
    width: 2,
    height: 1,
    channels: 3,
    data: Buffer.from([1, 2, 3, 4, 5, 6]),
  });
});

test('does not change a picture with transparency', () => {
  const logo = pixels(1, 2, 3, 255, 4, 5, 6, 254);
  expect(withoutEmptyAlpha(logo)).toBe(logo);
});
