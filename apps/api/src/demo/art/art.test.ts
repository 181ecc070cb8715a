import { industries } from '@engawa/contract/reference/companies/industries';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { articleSvg } from './article.ts';
import { coverSvg } from './cover.ts';
import { eventSvg } from './event.ts';
import { type LogoMark, marks } from './logo/marks.ts';
import { logoSvg } from './logo.ts';
import { officeSvg } from './office.ts';
import { productSvg } from './product.ts';
import { senpaiSvg } from './senpai.ts';

const kinds: [string, number, (seed: string) => string][] = [
  ['logo', 1, logoSvg],
  ['senpai', 1, senpaiSvg],
  ['office', 4 / 3, officeSvg],
  ['event', 16 / 9, eventSvg],
  ['article', 16 / 9, articleSvg],
  ...industries.ids.flatMap((industry): [string, number, (seed: string) => string][] => [
    [`cover of industry ${industry}`, 16 / 9, (seed) => coverSvg(seed, industry)],
    [`product of industry ${industry}`, 4 / 3, (seed) => productSvg(seed, industry)],
  ]),
];
const seeds = Array.from({ length: 12 }, (_, index) => `company ${index}`);

describe.each(kinds)('%s', (_, aspect, draw) => {
  test('is the same for the same seed, and another for most others', () => {
    const drawn = seeds.map((seed) => draw(seed));
    expect(seeds.map((seed) => draw(seed))).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(seeds.length / 2);
  });

  test('can be drawn, in its shape and without words or numbers gone wrong', async () => {
    for (const seed of seeds) {
      const svg = draw(seed);
      expect(svg).not.toMatch(/<text|NaN|undefined/);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect(width / height).toBeCloseTo(aspect, 5);
    }
  });
});

test('a company may have its sign', () => {
  const drawn = Object.keys(marks).map((mark) => logoSvg('one', mark as LogoMark));
  expect(new Set(drawn).size).toBe(drawn.length);
});
