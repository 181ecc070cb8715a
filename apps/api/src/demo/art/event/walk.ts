import type { Random } from '../../random.ts';
import { paletteFor } from '../brush/palette.ts';
import { personFor, standing } from '../brush/people.ts';
import {
  birds,
  bloomingTree,
  bush,
  falling,
  mist,
  pine,
  ridge,
  sky,
  sunDisc,
} from '../brush/scenery.ts';
import { path, rect, repeat } from '../brush/svg.ts';

/** A group on its way through the hills, past a gate. */
export function walk(random: Random): string {
  const light = paletteFor(random, ['spring', 'autumn', 'clearDay', 'dawn']);
  const leaf = random.pick(['#f0bdb8', light.accent, '#e0893f', light.mid]);
  return (
    sky(1280, 720, light) +
    sunDisc(random.int(760, 1000), 170, 66, light) +
    mist(180, 130, 110, light) +
    ridge(random, { width: 1280, bottom: 720, y: 320, swing: 90, fill: light.far }) +
    ridge(random, { width: 1280, bottom: 720, y: 420, swing: 60, fill: light.mid, waves: 4 }) +
    rect(0, 500, 1280, 220, light.near) +
    path('M560 500C600 560 420 600 300 720H1010C900 610 690 560 690 500Z', light.ground) +
    path('M590 500C640 560 560 610 500 720H560C620 610 660 560 620 500Z', '#ffffff', 0.16) +
    gate(625, 520) +
    pine(240, 560, 270, [light.near, light.mid]) +
    bloomingTree(1040, 560, 340, leaf) +
    bloomingTree(90, 600, 300, leaf, true) +
    bush(1210, 600, 150, light.mid) +
    bush(360, 560, 90, light.mid) +
    repeat(4, (index) =>
      standing(
        480 + index * 110 + random.int(-12, 12),
        650 + (index % 2) * 30,
        190 + (index % 2) * 18,
        personFor(random),
        index % 2 === 1,
      ),
    ) +
    birds(420, 200, light.roofShade) +
    falling(random, 20, 1280, 620, leaf)
  );
}

const gate = (x: number, ground: number): string =>
  rect(x - 88, ground - 190, 18, 190, '#c9552a') +
  rect(x + 70, ground - 190, 18, 190, '#c9552a') +
  path(
    `M${x - 130} ${ground - 214}Q${x} ${ground - 196} ${x + 130} ${ground - 214}V${ground - 188}Q${x} ${ground - 172} ${x - 130} ${ground - 188}Z`,
    '#b8482a',
  ) +
  path(
    `M${x - 136} ${ground - 226}Q${x} ${ground - 206} ${x + 136} ${ground - 226}V${ground - 212}Q${x} ${ground - 194} ${x - 136} ${ground - 212}Z`,
    '#2f2622',
  ) +
  rect(x - 104, ground - 154, 208, 14, '#c9552a') +
  rect(x - 8, ground - 186, 16, 34, '#c9552a');
