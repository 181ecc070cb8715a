import type { Random } from '../../random.ts';
import { dayLights, paletteFor } from '../brush/palette.ts';
import { listener, personFor, standing } from '../brush/people.ts';
import { ridge, sky, sunDisc } from '../brush/scenery.ts';
import { at, clipped, path, rect, repeat } from '../brush/svg.ts';
import { pottedPlant } from '../brush/things.ts';

/** Somebody speaks before a large picture, others listen. */
export function stage(random: Random): string {
  const light = paletteFor(random, dayLights);
  const [wall, curtain] = random.pick([
    ['#2f4768', '#274060'],
    ['#3f5545', '#364a3c'],
    ['#6a4637', '#5b3b2e'],
    ['#e9dcc9', '#dccab1'],
  ] as const);
  return (
    rect(0, 0, 1280, 720, wall) +
    repeat(8, (fold) => rect(fold * 160, 0, 70, 520, curtain)) +
    rect(356, 66, 648, 380, '#fffdf9', { round: 10 }) +
    clipped(
      'slide',
      rect(372, 82, 616, 348, '#000'),
      at(
        372,
        82,
        sky(616, 348, light) +
          sunDisc(420, 120, 52, light) +
          ridge(random, { width: 616, bottom: 348, y: 220, swing: 50, fill: light.far }) +
          ridge(random, { width: 616, bottom: 348, y: 270, swing: 34, fill: light.mid, waves: 4 }) +
          ridge(random, { width: 616, bottom: 348, y: 316, swing: 16, fill: light.near }),
      ),
    ) +
    rect(0, 500, 1280, 220, '#b98e63') +
    rect(0, 500, 1280, 14, '#cfa87c') +
    standing(240, 560, 250, personFor(random)) +
    path('M150 452H214L206 560H158Z', '#8c6a45') +
    rect(142, 442, 80, 14, '#a9834f', { round: 5 }) +
    at(1110, 546, pottedPlant(random), 1.9) +
    repeat(9, (seat) =>
      listener(90 + seat * 138 + random.int(-12, 12), 668, 150, personFor(random)),
    ) +
    repeat(8, (seat) =>
      listener(20 + seat * 178 + random.int(-14, 14), 760, 200, personFor(random)),
    )
  );
}
