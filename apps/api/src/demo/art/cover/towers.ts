import type { Random } from '../../random.ts';
import { type Palette, paletteFor } from '../brush/palette.ts';
import { birds, mist, poplar, sky, stars, sunDisc } from '../brush/scenery.ts';
import { path, rect, repeat } from '../brush/svg.ts';

/** Towers in three depths over a river with a bridge. */
export function towers(random: Random): string {
  const light = paletteFor(random, ['dawn', 'dusk', 'clearDay', 'winter', 'night']);
  const bright = !light.dark;
  const [far, mid, near] = light.stone;
  return (
    sky(1280, 720, light) +
    (bright ? '' : stars(random, 60, 1280, 320)) +
    sunDisc(random.int(260, 1020), 210, 92, light) +
    mist(140, 150, 120, light) +
    mist(920, 100, 130, light) +
    skyline(random, far, 520, [120, 270], 74, undefined) +
    mist(420, 380, 140, light) +
    skyline(random, mid, 530, [90, 230], 96, light.mist) +
    highTower(random.int(380, 900), light) +
    skyline(random, near, 540, [50, 150], 118, light.glow) +
    rect(0, 536, 1280, 60, light.near) +
    river(random, light) +
    bridge(light) +
    repeat(7, (tree) =>
      poplar(
        40 + tree * 200 + random.int(-20, 20),
        560,
        70 + random.int(0, 26),
        light.near,
        light.mid,
      ),
    ) +
    (bright ? birds(random.int(200, 900), 170, light.roofShade) : '')
  );
}

function skyline(
  random: Random,
  fill: string,
  ground: number,
  [low, high]: [number, number],
  step: number,
  lit: string | undefined,
): string {
  return repeat(Math.ceil(1280 / step) + 1, (index) => {
    const width = step * (0.6 + random.next() * 0.34);
    const height = random.int(low, high);
    const x = index * step - 20;
    const top = ground - height;
    const roof = random.pick(['flat', 'step', 'mast']);
    return (
      rect(x, top, width, height + 20, fill) +
      (roof === 'step' ? rect(x + width * 0.2, top - 18, width * 0.6, 20, fill) : '') +
      (roof === 'mast' ? rect(x + width / 2 - 2, top - 40, 4, 42, fill) : '') +
      (lit ? panes(random, x, top, width, height, lit) : '')
    );
  });
}

const panes = (
  random: Random,
  x: number,
  top: number,
  width: number,
  height: number,
  lit: string,
): string =>
  repeat(Math.floor((height - 16) / 24), (row) =>
    repeat(Math.floor((width - 14) / 20), (column) =>
      random.next() < 0.55
        ? rect(x + 10 + column * 20, top + 12 + row * 24, 10, 13, lit, { opacity: 0.75 })
        : '',
    ),
  );

/** The one that everybody knows the company by. */
const highTower = (x: number, light: Palette): string =>
  path(`M${x - 62} 540V190L${x} 140L${x + 62} 190V540Z`, light.roof) +
  path(`M${x} 540V140L${x + 62} 190V540Z`, light.roofShade) +
  rect(x - 3, 84, 6, 60, light.roof) +
  repeat(
    13,
    (row) =>
      rect(x - 48, 208 + row * 25, 38, 9, light.glow, { opacity: row % 3 === 1 ? 0.35 : 0.9 }) +
      rect(x + 12, 208 + row * 25, 38, 9, light.glow, { opacity: row % 4 === 2 ? 0.3 : 0.7 }),
  );

const river = (random: Random, light: Palette): string =>
  rect(0, 590, 1280, 130, light.dark ? light.skyTop : '#b5d0dc') +
  rect(0, 584, 1280, 10, light.wallShade) +
  repeat(14, () =>
    rect(random.int(0, 1200), 604 + random.int(0, 104), random.int(40, 150), 4, light.mist, {
      round: 2,
      opacity: 0.55,
    }),
  );

/** Four arches from bank to bank. */
const bridge = (light: Palette): string =>
  path(`M0 612H1280V646${arches}V612Z`, light.wallShade) +
  rect(0, 604, 1280, 14, light.accent) +
  repeat(33, (post) => rect(post * 40 - 3, 582, 6, 24, light.accent)) +
  rect(0, 576, 1280, 7, light.accent, { round: 3 });

/** Their undersides, from right to left. */
const arches = repeat(4, (arch) => {
  const right = 1280 - arch * 320;
  return `H${right - 24}V700C${right - 40} 640 ${right - 280} 640 ${right - 296} 700V646H${right - 320}`;
});
