import type { Random } from '../../random.ts';
import { type Palette, paletteFor, wood, woodDark, woodShade } from '../brush/palette.ts';
import { ridge, sky, sunDisc } from '../brush/scenery.ts';
import { at, circle, clipped, ellipse, path, rect, repeat } from '../brush/svg.ts';
import {
  bookRow,
  deskLamp,
  openBook,
  pottedPlant,
  stackOfBooks,
  steamingCup,
} from '../brush/things.ts';

/** A reading room: shelves around a round window, a long table, a cat. */
export function books(random: Random): string {
  const light = paletteFor(random, ['dawn', 'clearDay', 'autumn', 'spring', 'dusk']);
  const walls = random.pick(['#e9dcc8', '#dfe3dc', '#e8d9cf']);
  return (
    rect(0, 0, 1280, 720, walls) +
    shelves(random, 0, 420) +
    shelves(random, 860, 420) +
    window(random, light) +
    rect(0, 616, 1280, 104, woodShade) +
    rect(0, 604, 1280, 22, wood) +
    rect(0, 626, 1280, 8, woodDark, { opacity: 0.25 }) +
    at(320, 608, stackOfBooks(random, 4), 1.5) +
    at(640, 608, openBook(), 1.7) +
    at(930, 608, deskLamp(light.accent), 1.7, true) +
    at(790, 608, steamingCup('#fffaf2', light.second), 1.2) +
    at(150, 608, pottedPlant(random), 1.7) +
    at(1090, 608, cat(random.pick(['#2f2a28', '#c98b52', '#efe6da'])), 1.25)
  );
}

const shelves = (random: Random, x: number, width: number): string =>
  rect(x, 0, width, 616, woodDark) +
  repeat(4, (row) => {
    const floor = 134 + row * 152;
    return (
      rect(x + 14, floor - 130, width - 28, 130, '#5d4023') +
      at(x + 22, floor, bookRow(random, width - 44, 108)) +
      rect(x, floor, width, 14, wood)
    );
  }) +
  rect(x, 0, 14, 616, wood) +
  rect(x + width - 14, 0, 14, 616, wood);

const window = (random: Random, light: Palette): string =>
  circle(640, 280, 196, wood) +
  clipped(
    'round',
    circle(640, 280, 178, '#000'),
    at(
      440,
      90,
      sky(400, 400, light) +
        sunDisc(260, 130, 46, light) +
        ridge(random, { width: 400, bottom: 400, y: 230, swing: 40, fill: light.far, waves: 2 }) +
        ridge(random, { width: 400, bottom: 400, y: 290, swing: 30, fill: light.mid, waves: 3 }) +
        ridge(random, { width: 400, bottom: 400, y: 340, swing: 16, fill: light.near, waves: 2 }),
    ),
  ) +
  rect(636, 102, 8, 356, wood) +
  rect(462, 276, 356, 8, wood);

const cat = (fur: string): string =>
  ellipse(0, -24, 40, 26, fur) +
  path('M-44 -26C-62 -40 -58 -70 -46 -72C-52 -56 -44 -44 -34 -38Z', fur) +
  circle(34, -50, 20, fur) +
  path('M18 -60L20 -80L34 -68ZM36 -68L48 -80L50 -58Z', fur) +
  circle(29, -51, 2.4, '#f6c66a') +
  circle(42, -51, 2.4, '#f6c66a') +
  rect(-28, -8, 64, 8, fur, { round: 4 });
