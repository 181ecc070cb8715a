import { expect, test } from 'vitest';
import { usefulWidths } from './picture-widths.ts';

test.each([
  [1280, [320, 640, 1280]],
  [1100, [320, 640, 1100]],
  [700, [320, 700]],
  [321, [321]],
  [80, [80]],
])('a picture of %i pixels is stored at %j', (own, widths) => {
  expect(usefulWidths(own, [320, 640, 1280])).toEqual(widths);
});
