import { expect, test } from 'vitest';
import { checkPictureSize, pictureCostMs } from './picture-cost.ts';

const size = (width: number, height: number, bytesPerPixel: number) => ({
  width,
  height,
  bytes: width * height * bytesPerPixel,
});

test.each([
  ['50 megapixels with 8 bits and transparency', size(10_000, 5000, 4)],
  ['25 megapixels with 16 bits and transparency', size(5000, 5000, 8)],
])('accepts %s', (_name, picture) => {
  expect(() => checkPictureSize(picture)).not.toThrow();
});

test.each([
  ['a row too many', size(10_000, 5001, 3), 'picture_too_large', 50],
  ['a side too long', size(12_001, 1, 3), 'picture_too_large', 50],
  ['16 bits and transparency', size(5000, 5001, 8), 'picture_too_deep', 25],
  ['16 bits without transparency', size(10_000, 5000, 6), 'picture_too_deep', 33],
])('refuses %s', (_name, picture, code, megapixels) => {
  expect(() => checkPictureSize(picture)).toThrow(
    expect.objectContaining({
      code,
      options: { details: expect.objectContaining({ megapixels }) },
    }),
  );
});

test('the cost grows with the depth', () => {
  expect(pictureCostMs(size(5000, 5000, 8))).toBeGreaterThan(
    1.5 * pictureCostMs(size(5000, 5000, 4)),
  );
});
