import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Colour, colours, font, radius, radiusSmall } from './tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const declared: Record<string, string> = Object.fromEntries(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ]),
);

describe('tokens.css and tokens.ts', () => {
  it('agree on every colour', () => {
    const inCss = Object.entries(declared).filter(([, value]) => value.startsWith('light-dark('));
    const inData = Object.entries(colours).map(([name, { light, dark }]) => [
      name,
      `light-dark(${light}, ${dark})`,
    ]);
    expect(Object.fromEntries(inCss)).toEqual(Object.fromEntries(inData));
  });

  it('agree on radius and font', () => {
    expect([declared.radius, declared['radius-small'], declared.font]).toEqual([
      radius,
      radiusSmall,
      font,
    ]);
  });
});

/** WCAG 2.2 contrast: 4.5 for text, 3 for edges of fields and shapes with a meaning. */
const pairs: [ink: Colour, ground: Colour, least: number][] = [
  ...(['washi', 'paper'] as const).flatMap((ground): [Colour, Colour, number][] => [
    ['sumi', ground, 4.5],
    ['sumi-2', ground, 4.5],
    ['ai', ground, 4.5],
    ['ai-2', ground, 4.5],
    ['kaki-ink', ground, 4.5],
    ['moss', ground, 4.5],
    ['line-3', ground, 3],
    ['kaki', ground, 3],
  ]),
  ['on-ai', 'ai', 4.5],
  ['on-ai', 'ai-2', 4.5],
  ['on-kaki', 'kaki-ink', 4.5],
  ['ai-2', 'ai-soft', 4.5],
  ['sumi', 'ai-soft', 4.5],
  ['sumi-2', 'ai-soft', 4.5],
  ['kaki-ink', 'kaki-soft', 4.5],
  ['moss', 'moss-soft', 4.5],
  ['wood-ink', 'wood-soft', 4.5],
];

describe.each(['light', 'dark'] as const)('contrast, %s', (scheme) => {
  it.each(pairs)('%s on %s is at least %d', (ink, ground, least) => {
    expect(contrast(colours[ink][scheme], colours[ground][scheme])).toBeGreaterThanOrEqual(least);
  });
});

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)] as const;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
