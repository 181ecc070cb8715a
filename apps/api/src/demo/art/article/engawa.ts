import type { Random } from '../../random.ts';
import { indigo, paletteFor, wood, woodShade } from '../brush/palette.ts';
import { personFor, sitting } from '../brush/people.ts';
import { mist, ridge, sky, sunDisc } from '../brush/scenery.ts';
import { at, ellipse, path, rect, repeat } from '../brush/svg.ts';
import { steamingCup } from '../brush/things.ts';

/** Two who talk on the engawa, the hills before them. */
export function engawa(random: Random): string {
  const light = paletteFor(random);
  const left = random.next() < 0.5;
  const doors = left ? 0 : 960;
  return (
    sky(1280, 720, light) +
    sunDisc(left ? 900 : 380, 200, 92, light) +
    mist(left ? 620 : 120, 130, 110, light) +
    ridge(random, { width: 1280, bottom: 720, y: 360, swing: 90, fill: light.far }) +
    ridge(random, { width: 1280, bottom: 720, y: 440, swing: 60, fill: light.mid, waves: 4 }) +
    ridge(random, { width: 1280, bottom: 720, y: 510, swing: 24, fill: light.near }) +
    rect(doors, 60, 320, 510, '#fdf6ec') +
    at(doors + 24, 84, lattice()) +
    rect(doors === 0 ? 312 : 944, 60, 24, 510, indigo) +
    rect(left ? 1200 : 60, 60, 22, 510, indigo) +
    rect(0, 0, 1280, 62, indigo) +
    rect(0, 560, 1280, 160, wood) +
    repeat(3, (line) => rect(0, 602 + line * 42, 1280, 4, woodShade)) +
    ellipse(left ? 600 : 420, 600, 116, 20, indigo) +
    ellipse(left ? 880 : 700, 600, 116, 20, '#4f6e3f') +
    sitting(left ? 600 : 420, 598, 220, personFor(random)) +
    sitting(left ? 880 : 700, 598, 220, personFor(random), true) +
    at(left ? 740 : 560, 604, steamingCup('#fffaf2', '#d9622b'), 1)
  );
}

const lattice = (): string =>
  rect(0, 0, 272, 440, woodShade) +
  repeat(10, (pane) =>
    rect(6 + (pane % 2) * 133, 6 + Math.floor(pane / 2) * 87, 127, 81, '#fffdf9'),
  ) +
  path('M0 440H272V476H0Z', wood);
