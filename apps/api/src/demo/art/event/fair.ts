import type { Random } from '../../random.ts';
import { type Palette, paletteFor, wood, woodDark, woodShade } from '../brush/palette.ts';
import { bust, personFor, standing } from '../brush/people.ts';
import { bloomingTree, mist, ridge, sky, sunDisc } from '../brush/scenery.ts';
import { shuffled } from '../brush/seed.ts';
import { at, circle, path, rect, repeat, stroke } from '../brush/svg.ts';
import { pottedPlant, stackOfBooks, vase } from '../brush/things.ts';

/** Booths in a row under little flags. */
export function fair(random: Random): string {
  const light = paletteFor(random, ['clearDay', 'dawn', 'spring', 'autumn']);
  const cloths = shuffled(random, ['#274a78', '#d9622b', '#4f6e3f', '#e0b25c', '#8a4a3a']);
  return (
    sky(1280, 720, light) +
    sunDisc(random.int(200, 1080), 140, 54, light) +
    mist(160, 170, 100, light) +
    mist(940, 130, 110, light) +
    ridge(random, { width: 1280, bottom: 720, y: 360, swing: 60, fill: light.far }) +
    ridge(random, { width: 1280, bottom: 720, y: 440, swing: 30, fill: light.mid, waves: 4 }) +
    rect(0, 540, 1280, 180, light.ground) +
    bloomingTree(70, 560, 330, light.near) +
    bloomingTree(1220, 560, 300, light.near, true) +
    flags(light) +
    repeat(3, (index) => at(250 + index * 390, 590, booth(random, cloths[index] ?? ''))) +
    rect(0, 640, 1280, 80, light.groundShade, { opacity: 0.35 }) +
    repeat(5, (index) =>
      standing(
        130 + index * 250 + random.int(-40, 40),
        690 + (index % 2) * 14,
        210,
        personFor(random),
        index % 2 === 0,
      ),
    )
  );
}

/** How high the line hangs there. */
function lineAt(x: number): number {
  const first = x < 640;
  const t = (first ? x + 20 : x - 640) / 660;
  const [from, by, to] = first ? [120, 240, 140] : [140, 40, 110];
  return (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to;
}

const flags = (light: Palette): string =>
  stroke('M-20 120Q320 240 640 140T1300 110', woodDark, 3) +
  repeat(16, (flag) => {
    const x = 20 + flag * 82;
    return path(
      `M${x - 20} ${lineAt(x)}h40l-20 44Z`,
      [light.accent, '#fffaf0', light.second][flag % 3] ?? '',
    );
  });

/** Zero is the middle of its foot. */
const booth = (random: Random, cloth: string): string =>
  rect(-148, -280, 12, 280, woodShade) +
  rect(136, -280, 12, 280, woodShade) +
  rect(-136, -250, 272, 160, '#fff6e6') +
  bust(random.int(-60, 60), -96, 150, personFor(random)) +
  rect(-156, -100, 312, 16, wood, { round: 5 }) +
  rect(-146, -84, 292, 84, cloth) +
  circle(0, -42, 24, '#fffaf0', 0.9) +
  at(-100, -100, stackOfBooks(random, 3), 0.8) +
  at(104, -100, random.next() < 0.5 ? pottedPlant(random) : vase('#f3e8da', '#d9622b'), 0.7) +
  repeat(6, (stripe) =>
    path(
      `M${-168 + stripe * 56} -300h56v52a28 22 0 0 1 -56 0Z`,
      stripe % 2 === 0 ? cloth : '#fffaf0',
    ),
  ) +
  rect(-172, -308, 344, 14, woodDark, { round: 6 });
