import type { Random } from '../../random.ts';
import { paletteFor, wood, woodShade } from '../brush/palette.ts';
import { mist, ridge, sky, stars, sunDisc } from '../brush/scenery.ts';
import { at, circle, clipped, ellipse, rect } from '../brush/svg.ts';
import { openBook, pottedPlant, stackOfBooks, steamingCup, vase } from '../brush/things.ts';

/** A round window, and below it what was just being read. */
export function moonWindow(random: Random): string {
  const light = paletteFor(random);
  const [wall, plinth] = random.pick([
    ['#efe3d0', '#e2d2b8'],
    ['#3a4a44', '#31403a'],
    ['#8a5a44', '#7b4f3b'],
    ['#cfd8d2', '#bfcac3'],
    ['#2f4768', '#283f5e'],
  ] as const);
  const flowers = random.pick(['#d9622b', '#e9a99f', '#f3d06b', '#fdf6ec']);
  return (
    rect(0, 0, 1280, 720, wall) +
    rect(0, 520, 1280, 100, plinth) +
    circle(640, 290, 258, wood) +
    clipped(
      'round',
      circle(640, 290, 240, '#000'),
      at(
        380,
        40,
        sky(520, 500, light) +
          (light.dark ? stars(random, 40, 520, 300) : '') +
          sunDisc(random.int(150, 370), 150, 58, light) +
          mist(random.int(60, 260), 220, 90, light) +
          ridge(random, { width: 520, bottom: 500, y: 300, swing: 60, fill: light.far, waves: 2 }) +
          ridge(random, { width: 520, bottom: 500, y: 370, swing: 36, fill: light.mid }) +
          ridge(random, { width: 520, bottom: 500, y: 440, swing: 18, fill: light.near, waves: 2 }),
      ),
    ) +
    rect(0, 616, 1280, 104, woodShade) +
    rect(0, 604, 1280, 22, wood) +
    ellipse(300, 612, 110, 8, '#000000', 0.12) +
    at(300, 608, vase(random.pick(['#f3e8da', '#5f7d9c', '#b8552a']), flowers), 2.2) +
    at(640, 606, openBook(), 1.9) +
    at(830, 608, steamingCup('#fffaf2', random.pick(['#274a78', '#d9622b', '#4f6e3f'])), 1.4) +
    at(1010, 608, random.next() < 0.5 ? pottedPlant(random) : stackOfBooks(random, 5), 1.9)
  );
}
