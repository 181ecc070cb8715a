import type { Random } from '../../random.ts';
import { type Palette, paletteFor, wood, woodDark, woodShade } from '../brush/palette.ts';
import { personFor, standing } from '../brush/people.ts';
import { mist, roundTree, sky, sunDisc } from '../brush/scenery.ts';
import { shuffled } from '../brush/seed.ts';
import { at, circle, path, rect, repeat, stroke } from '../brush/svg.ts';
import { bookRow, pottedPlant, vase } from '../brush/things.ts';

/** A street of small shops with awnings and noren. */
export function shop(random: Random): string {
  const light = paletteFor(random, ['dawn', 'clearDay', 'autumn', 'spring', 'winter']);
  const cloths = shuffled(random, ['#274a78', '#d9622b', '#4f6e3f', '#8a4a3a', '#e0b25c']);
  const fronts = shuffled(random, ['#f6ead9', '#e4d3bd', '#dfe3dc', '#f0dcd0']);
  return (
    sky(1280, 720, light) +
    sunDisc(random.int(200, 1080), 120, 52, light) +
    mist(240, 90, 90, light) +
    mist(880, 130, 100, light) +
    repeat(3, (index) =>
      at(
        60 + index * 390,
        590,
        front(random, light, fronts[index] ?? '', cloths[index] ?? '', index),
      ),
    ) +
    rect(0, 588, 1280, 132, light.ground) +
    rect(0, 588, 1280, 14, light.groundShade) +
    repeat(7, (stone) =>
      rect(stone * 200 - 40 + (stone % 2) * 30, 640 + (stone % 3) * 22, 120, 6, light.groundShade, {
        round: 3,
      }),
    ) +
    roundTree(28, 600, 300, light.near, light.mid) +
    roundTree(1250, 600, 260, light.near, light.mid) +
    at(446, 604, pottedPlant(random), 1.1) +
    at(836, 604, pottedPlant(random), 1.2) +
    standing(random.int(300, 400), 668, 178, personFor(random)) +
    standing(random.int(560, 640), 690, 190, personFor(random), true) +
    standing(random.int(980, 1080), 672, 176, personFor(random)) +
    at(700, 668, bicycle(light.second))
  );
}

/** One house of the row, 360 wide; zero is its left foot. */
function front(random: Random, light: Palette, wall: string, cloth: string, index: number): string {
  const height = [420, 480, 440][index] ?? 440;
  return (
    rect(0, -height, 366, height, wall) +
    path(`M-22 ${-height + 8}L24 ${-height - 46}H342L388 ${-height + 8}Z`, light.roof) +
    rect(-22, -height + 2, 410, 12, light.roofShade, { round: 4 }) +
    repeat(3, (pane) => upperWindow(34 + pane * 106, -height + 50, light)) +
    (index === 1 ? noren(cloth) : awning(cloth)) +
    rect(24, -196, 208, 176, woodDark) +
    rect(32, -188, 192, 160, light.glow) +
    at(48, -76, goods(random, index), 1) +
    rect(32, -78, 192, 6, wood) +
    at(48, -28, bookRow(random, 170, 40)) +
    rect(252, -196, 92, 196, woodShade) +
    rect(262, -184, 72, 120, light.wall) +
    rect(296, -184, 4, 120, woodShade) +
    circle(266, -40, 4, woodDark) +
    rect(16, -20, 224, 20, woodShade)
  );
}

const upperWindow = (x: number, y: number, light: Palette): string =>
  rect(x, y, 84, 96, woodDark) +
  rect(x + 6, y + 6, 72, 84, light.glow) +
  rect(x + 40, y + 6, 4, 84, woodDark) +
  rect(x + 6, y + 46, 72, 4, woodDark) +
  rect(x - 6, y + 96, 96, 8, woodShade);

const awning = (cloth: string): string =>
  repeat(8, (stripe) => {
    const x = stripe * 48 - 9;
    const fill = stripe % 2 === 0 ? cloth : '#fff6e8';
    return path(`M${x + 6} -262H${x + 50}L${x + 48} -214a24 20 0 0 1 -48 0Z`, fill);
  }) + rect(-6, -268, 380, 10, woodDark, { round: 4 });

const noren = (cloth: string): string =>
  rect(6, -262, 354, 8, woodDark, { round: 4 }) +
  repeat(6, (part) => path(`M${14 + part * 57} -254h54v58q-27 8 -54 0Z`, cloth)) +
  circle(184, -226, 20, '#fff6e8') +
  circle(184, -226, 11, cloth);

const goods = (random: Random, index: number): string =>
  [
    () =>
      at(30, 0, vase('#f3e8da', '#d9622b'), 0.8) +
      at(90, 0, vase('#5f7d9c', '#f0c9a6'), 0.7) +
      at(142, 0, vase('#8a4a3a', '#e0b25c'), 0.6),
    () =>
      repeat(5, (item) =>
        rect(
          item * 34,
          -30 - (item % 3) * 16,
          28,
          30 + (item % 3) * 16,
          random.pick(['#274a78', '#d9622b', '#c8a178', '#b9ccb1']),
          { round: 4 },
        ),
      ),
    () =>
      repeat(6, (item) =>
        circle(
          14 + (item % 3) * 52,
          -16 - Math.floor(item / 3) * 30,
          15,
          random.pick(['#d9622b', '#e0893f', '#b8482a']),
        ),
      ),
  ][index % 3]?.() ?? '';

const bicycle = (frame: string): string =>
  stroke('M-40 -24a24 24 0 1 0 .1 0M60 -24a24 24 0 1 0 .1 0', '#34302d', 5) +
  stroke(
    'M-40 0L-14 -40H40L60 0M-14 -40L10 0H-40M10 0L40 -40L36 -56H50M-14 -40L-18 -52',
    frame,
    5,
  ) +
  stroke('M-28 -54H-8', '#34302d', 6);
