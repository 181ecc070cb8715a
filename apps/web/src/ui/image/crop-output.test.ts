import { describe, expect, it } from 'vitest';
import { fullWidth, largestZoom, outputName, outputSize, outputType } from './crop-output.ts';

describe('the size of a cropped part', () => {
  it.each([
    ['its own', [1600, 900], [1600, 900]],
    ['its own, however small', [40, 30], [40, 30]],
    ['bounded in width', [5120, 2880], [2560, 1440]],
    ['of whole pixels', [1000.6, 750.4], [1001, 751]],
    ['never nothing', [0.2, 0.1], [1, 1]],
  ])('is %s', (_, [width = 0, height = 0], [drawnWidth, drawnHeight]) => {
    expect(outputSize({ width, height })).toEqual({ width: drawnWidth, height: drawnHeight });
  });
});

it.each([
  ['image/jpeg', false, 'image/jpeg'],
  ['image/webp', false, 'image/jpeg'],
  ['image/png', false, 'image/png'],
  ['image/webp', true, 'image/png'],
  ['image/jpeg', true, 'image/png'],
])('%s (see-through: %s) becomes %s', (source, seeThrough, type) => {
  expect(outputType(source, seeThrough)).toBe(type);
});

it.each([
  ['office.PNG', 'image/jpeg', 'office.jpg'],
  ['社屋 2026.jpeg', 'image/jpeg', '社屋 2026.jpg'],
  ['logo', 'image/png', 'logo.png'],
  ['.webp', 'image/png', 'picture.png'],
] as const)('%s as %s is named %s', (name, type, named) => {
  expect(outputName(name, type)).toBe(named);
});

it('limits the zoom to the useful maximum, and to three', () => {
  expect(largestZoom(4000, 320)).toBe(3);
  expect(largestZoom(640, 320)).toBe(2);
  expect(largestZoom(200, 320)).toBe(1);
});

it('computes the widest part of a shape', () => {
  expect(fullWidth(4000, 3000, 16 / 9)).toBe(4000);
  expect(fullWidth(3000, 900, 16 / 9)).toBe(1600);
});
