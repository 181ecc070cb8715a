import type { Random } from '../../random.ts';
import { indigo, kaki, leafGreens, moss, paper, wood, woodDark, woodShade } from './palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke, turned } from './svg.ts';

/** Small things that stand on tables. Each is drawn around the middle of its foot. */

const covers = [
  '#274a78',
  '#d9622b',
  '#4f6e3f',
  '#c8a178',
  '#f3e8da',
  '#8a4a3a',
  '#5f7d9c',
  '#e0b25c',
  '#22365a',
  '#b9ccb1',
] as const;

/** Books side by side from zero to the right. */
export function bookRow(random: Random, width: number, tallest: number): string {
  let x = 0;
  let drawn = '';
  while (x < width - 30) {
    const thick = random.int(12, 26);
    const height = tallest * (0.66 + random.next() * 0.34);
    const cover = random.pick(covers);
    const gap = random.next() < 0.08 ? random.int(20, 44) : 0;
    drawn +=
      rect(x, -height, thick, height, cover, { round: 2 }) +
      rect(x, -height + 10, thick, 5, '#fff6e8', { opacity: 0.55 }) +
      rect(x, -18, thick, 4, '#fff6e8', { opacity: 0.35 });
    x += thick + 2 + gap;
  }
  return drawn;
}

export const stackOfBooks = (random: Random, count: number): string =>
  repeat(count, (index) => {
    const width = 84 - index * 7 + random.int(-4, 4);
    const y = -(index + 1) * 16;
    const shift = random.int(-6, 6);
    return (
      rect(shift - width / 2, y, width, 15, random.pick(covers), { round: 3 }) +
      rect(shift - width / 2 + 5, y + 4, width - 5, 7, paper, { round: 1 })
    );
  });

export const openBook = (): string =>
  path(
    'M-62 -6C-42 -16 -18 -14 0 -4C18 -14 42 -16 62 -6V2C42 -8 18 -6 0 3C-18 -6 -42 -8 -62 2Z',
    woodDark,
  ) +
  path('M-58 -10C-40 -19 -18 -17 0 -7V1C-18 -8 -40 -10 -58 -2Z', paper) +
  path('M58 -10C40 -19 18 -17 0 -7V1C18 -8 40 -10 58 -2Z', '#f3eadc') +
  path('M24 -14L30 -15V6L27 3L24 6Z', kaki);

export const deskLamp = (shade: string): string =>
  ellipse(0, -3, 30, 5, '#3b3a3a') +
  stroke('M0 -4L-22 -62L20 -104', '#3b3a3a', 5) +
  circle(-22, -62, 5, '#3b3a3a') +
  turned(-24, 20, -104, path('M2 -120H38L56 -84H-16Z', shade) + ellipse(20, -84, 22, 5, '#ffe9b8'));

export const steamingCup = (cup: string, band: string): string =>
  stroke('M-8 -46q-6 -8 0 -16t0 -14M8 -46q-6 -8 0 -16t0 -14', '#fff9f0', 3.5) +
  path('M-22 -38H22L19 -6C18 -2 15 0 11 0H-11C-15 0 -18 -2 -19 -6Z', cup) +
  path('M-21 -26H21L20 -16H-20Z', band);

export const teaBowl = (body: string, rim: string): string =>
  path('M-30 -36H30C30 -14 20 -4 12 -2V2H-12V-2C-20 -4 -30 -14 -30 -36Z', body) +
  ellipse(0, -36, 30, 6, rim) +
  ellipse(0, -36, 24, 4, '#8fab6a');

export const vase = (body: string, flower: string): string =>
  stroke('M0 -50C-4 -80 -16 -96 -26 -108M0 -50C4 -84 12 -100 24 -120M0 -50V-100', moss, 4) +
  circle(-28, -112, 12, flower) +
  circle(26, -124, 14, flower) +
  circle(0, -106, 10, '#f3d9a0') +
  path(
    'M-10 -56H10C10 -44 26 -40 26 -20C26 -4 16 0 8 0H-8C-16 0 -26 -4 -26 -20C-26 -40 -10 -44 -10 -56Z',
    body,
  );

/** A plant in a pot, one of three kinds. */
export function pottedPlant(random: Random): string {
  const green = random.pick(leafGreens);
  const pot = random.pick([kaki, '#f3e8da', indigo, woodShade]);
  const leaf = (angle: number, length: number) =>
    turned(
      angle,
      0,
      -34,
      path(
        `M0 -34C-14 ${-34 - length * 0.5} -8 ${-34 - length} 0 ${-40 - length}C8 ${-34 - length} 14 ${-34 - length * 0.5} 0 -34Z`,
        green,
      ),
    );
  const kinds = [
    () =>
      [-58, -32, -8, 14, 38, 62].map((angle, index) => leaf(angle, 56 + (index % 3) * 16)).join(''),
    () => [-24, -8, 8, 24].map((angle, index) => leaf(angle, 84 + (index % 2) * 22)).join(''),
    () =>
      stroke('M0 -34V-90', woodDark, 4) +
      circle(0, -104, 30, green) +
      circle(-20, -84, 18, green) +
      circle(20, -86, 20, green),
  ];
  return (
    random.pick(kinds)() +
    path('M-24 -38H24L18 0H-18Z', pot) +
    rect(-27, -42, 54, 9, pot, { round: 3 }) +
    rect(-27, -35, 54, 3, '#000', { opacity: 0.12 })
  );
}

/** A lamp hanging from above; zero is the ceiling, `length` its cord. */
export const pendant = (x: number, length: number, shade: string): string =>
  at(
    x,
    0,
    stroke(`M0 0V${length}`, '#3b3a3a', 3) +
      path(
        `M-34 ${length + 40}C-34 ${length + 10} -16 ${length} 0 ${length}C16 ${length} 34 ${length + 10} 34 ${length + 40}Z`,
        shade,
      ) +
      ellipse(0, length + 40, 20, 5, '#ffe9b8'),
  );

/** A round paper lantern. */
export const paperLantern = (x: number, length: number, size: number, glow: string): string =>
  at(
    x,
    0,
    stroke(`M0 0V${length}`, '#3b3a3a', 3) +
      ellipse(0, length + size * 0.8, size, size * 0.82, glow) +
      repeat(3, (index) =>
        stroke(
          `M${-size * 0.92} ${length + size * (0.45 + index * 0.35)}q${size * 0.92} ${size * 0.2} ${size * 1.84} 0`,
          '#00000018',
          2,
        ),
      ) +
      rect(-size * 0.3, length - 3, size * 0.6, 7, woodDark, { round: 2 }),
  );

export const laptop = (screen: string, content = ''): string =>
  rect(-62, -84, 124, 82, '#34393f', { round: 6 }) +
  rect(-56, -78, 112, 70, screen, { round: 2 }) +
  content +
  path('M-78 -4H78L84 3C84 6 82 7 80 7H-80C-82 7 -84 6 -84 3Z', '#c9ccd0') +
  rect(-12, -4, 24, 3, '#9a9fa6', { round: 1.5 });

export const chair = (fill: string): string =>
  rect(-24, -84, 48, 44, fill, { round: 8 }) +
  rect(-28, -42, 56, 10, fill, { round: 5 }) +
  stroke('M0 -32V-8M-20 0L0 -10L20 0', '#3b3a3a', 5);

export const table = (width: number, height: number, top: string = wood): string =>
  rect(-width / 2, -height, width, 14, top, { round: 4 }) +
  rect(-width / 2 + 18, -height + 14, 10, height - 14, woodShade) +
  rect(width / 2 - 28, -height + 14, 10, height - 14, woodShade);
