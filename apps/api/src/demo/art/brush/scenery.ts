import type { Random } from '../../random.ts';
import { type Palette, woodDark } from './palette.ts';
import { at, circle, downward, ellipse, path, rect, repeat, stroke } from './svg.ts';

/** Sky from edge to edge, down to where the land begins. */
export const sky = (
  width: number,
  height: number,
  { skyTop, skyMiddle, skyBottom }: Palette,
): string =>
  `<defs>${downward('sky', skyTop, skyMiddle, skyBottom)}</defs>${rect(0, 0, width, height, 'url(#sky)')}`;

export const sunDisc = (x: number, y: number, r: number, { sun }: Palette): string =>
  circle(x, y, r * 1.35, sun, 0.12) + circle(x, y, r, sun);

/** Bands of mist as on folding screens. */
export function mist(x: number, y: number, size: number, { mist: fill }: Palette): string {
  const bar = (dx: number, dy: number, width: number) =>
    rect(x + dx * size, y + dy * size, width * size, 0.16 * size, fill, {
      round: 0.08 * size,
      opacity: 0.85,
    });
  return bar(0, 0, 1.5) + bar(0.35, -0.16, 0.8) + bar(-0.3, 0.16, 1.1);
}

export interface Ridge {
  width: number;
  /** Where its foot is hidden. */
  bottom: number;
  /** Its middle height and how far it goes up and down from there. */
  y: number;
  swing: number;
  fill: string;
  waves?: number;
}

/** A soft line of hills. */
export function ridge(random: Random, { width, bottom, y, swing, fill, waves = 3 }: Ridge): string {
  const step = width / waves;
  const heights = Array.from(
    { length: waves + 1 },
    (_, index) => y + (index % 2 === 0 ? 1 : -1) * swing * (0.4 + 0.6 * random.next()),
  );
  const curve = heights.slice(1).map((to, index) => {
    const x = index * step;
    return `C${x + step * 0.45} ${heights[index]} ${x + step * 0.55} ${to} ${x + step} ${to}`;
  });
  return path(`M0 ${bottom}V${heights[0]}${curve.join('')}V${bottom}Z`, fill);
}

/** One great mountain with a cap of snow. */
export const mountain = (x: number, foot: number, width: number, fill: string, cap: string) =>
  at(
    x,
    foot,
    path('M-100 0C-52 -22 -32 -66 -14 -84H14C32 -66 52 -22 100 0Z', fill) +
      path(
        'M-14 -84H14C20 -78 25 -70 31 -60L18 -65L8 -55L-2 -66L-13 -54L-19 -64L-31 -60C-25 -70 -20 -78 -14 -84Z',
        cap,
      ),
    width / 200,
  );

/** A tree with a round crown; `size` is its height. */
export const roundTree = (x: number, ground: number, size: number, leaf: string, shade: string) =>
  at(
    x,
    ground,
    rect(-3, -42, 6, 42, woodDark, { round: 2 }) +
      ellipse(0, -62, 30, 37, leaf) +
      path('M4 -98.7A30 37 0 0 1 4 -25.3C18 -42 18 -82 4 -98.7Z', shade),
    size / 100,
  );

/** A tall slim tree. */
export const poplar = (x: number, ground: number, size: number, leaf: string, shade: string) =>
  at(
    x,
    ground,
    rect(-2, -20, 4, 20, woodDark) +
      path('M0 -100C20 -70 20 -30 9 -12H-9C-20 -30 -20 -70 0 -100Z', leaf) +
      path('M0 -100C20 -70 20 -30 9 -12H0C7 -40 7 -70 0 -100Z', shade),
    size / 100,
  );

/** A bent pine with flat clouds of needles. */
export function pine(
  x: number,
  ground: number,
  size: number,
  [leaf, shade]: readonly [string, string],
  mirrored = false,
): string {
  const pad = (dx: number, dy: number, width: number) =>
    at(
      dx,
      dy + 11,
      path(
        'M-50 2C-52 -14 -30 -16 -22 -22C-8 -34 14 -32 22 -22C34 -20 52 -12 50 2C40 10 -40 10 -50 2Z',
        leaf,
      ) + path('M-50 2C-40 10 40 10 50 2C46 16 -46 16 -50 2Z', shade),
      width / 100,
    );
  return at(
    x,
    ground,
    stroke('M0 0C2 -25 -12 -35 -6 -55C-2 -70 6 -75 5 -88', woodDark, 6) +
      stroke('M-7 -50C5 -56 12 -58 20 -60M-5 -36C-15 -42 -20 -44 -26 -46', woodDark, 3.5) +
      pad(-27, -52, 40) +
      pad(22, -68, 44) +
      pad(-14, -80, 36) +
      pad(6, -96, 34),
    size / 100,
    mirrored,
  );
}

/** A cherry or maple: a crown of many rounds. */
export const bloomingTree = (
  x: number,
  ground: number,
  size: number,
  leaf: string,
  mirrored = false,
) =>
  at(
    x,
    ground,
    stroke('M0 0C2 -20 -4 -28 -2 -44M-2 -30L16 -48M-2 -36L-18 -52', woodDark, 5) +
      circle(-22, -58, 20, leaf) +
      circle(20, -56, 21, leaf) +
      circle(-8, -76, 22, leaf) +
      circle(16, -78, 17, leaf) +
      circle(0, -56, 18, leaf) +
      circle(-28, -62, 9, '#ffffff', 0.22) +
      circle(-10, -82, 12, '#ffffff', 0.22) +
      circle(22, -62, 9, '#ffffff', 0.16),
    size / 100,
    mirrored,
  );

export const bush = (x: number, ground: number, size: number, fill: string): string =>
  at(
    x,
    ground,
    path('M-50 0C-60 -30 -30 -42 -20 -36C-10 -60 22 -58 24 -36C42 -42 58 -20 50 0Z', fill),
    size / 100,
  );

/** Leaves or petals in the air. */
export const falling = (
  random: Random,
  count: number,
  width: number,
  height: number,
  fill: string,
) =>
  repeat(count, () => {
    const r = 4 + random.next() * 5;
    const start = `M${random.next() * width} ${random.next() * height}`;
    return path(`${start}q${r} ${-r} ${r * 2} 0q${-r} ${r} ${-r * 2} 0Z`, fill);
  });

export const stars = (random: Random, count: number, width: number, height: number): string =>
  repeat(count, () =>
    circle(random.next() * width, random.next() * height, 1.2 + random.next() * 2, '#fff4d8', 0.8),
  );

export const birds = (x: number, y: number, color: string): string =>
  at(
    x,
    y,
    stroke(
      'M-12 -5q7 -5 12 5q5 -10 12 -5M32 -22q6 -4 10 4q4 -8 10 -4M62 4q5 -4 8 3q3 -6 8 -3',
      color,
      3,
    ),
  );
