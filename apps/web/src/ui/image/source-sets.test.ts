import { expect, it } from 'vitest';
import { sourceSets } from './source-sets.ts';

const small = { width: 320, url: '/s', avifUrl: '/s-avif' };
const large = { width: 1280, url: '/l', avifUrl: '/l-avif' };

it('lists every width in both formats', () => {
  expect(sourceSets([small, large])).toEqual({
    webp: '/s 320w, /l 1280w',
    avif: '/s-avif 320w, /l-avif 1280w',
    largest: large,
  });
});

it('omits AVIF if a width has none', () => {
  expect(sourceSets([small, { ...large, avifUrl: null }])?.avif).toBeUndefined();
});

it('is undefined without a picture', () => expect(sourceSets([])).toBeUndefined());
