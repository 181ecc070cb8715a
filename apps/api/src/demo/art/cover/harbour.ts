import type { Random } from '../../random.ts';
import { type Palette, paletteFor } from '../brush/palette.ts';
import { birds, mist, mountain, ridge, sky, sunDisc } from '../brush/scenery.ts';
import { at, circle, path, rect, repeat, stroke } from '../brush/svg.ts';

const boxes = [
  '#d9622b',
  '#274a78',
  '#c8a178',
  '#4f6e3f',
  '#f1e6d6',
  '#8a4a3a',
  '#5f7d9c',
] as const;

/** A ship at anchor, a crane, and a mountain over the bay. */
export function harbour(random: Random): string {
  const light = paletteFor(random, ['dawn', 'clearDay', 'dusk', 'winter']);
  const left = random.next() < 0.5;
  return (
    sky(1280, 720, light) +
    sunDisc(left ? 980 : 250, 200, 78, light) +
    mist(left ? 200 : 800, 140, 130, light) +
    mountain(left ? 420 : 880, 460, 780, light.far, light.mist) +
    mist(left ? 640 : 220, 340, 110, light) +
    ridge(random, { width: 1280, bottom: 720, y: 444, swing: 22, fill: light.mid, waves: 4 }) +
    sea(light) +
    at(left ? 500 : 780, 596, ship(random, light), 1.12, !left) +
    at(left ? 1132 : 148, 644, quay(light) + crane(light), 1, !left) +
    birds(left ? 300 : 860, 250, light.roofShade) +
    at(left ? 180 : 1080, 676, sailing(light))
  );
}

/** Three bands, each with the scales of an old wave pattern. */
const sea = (light: Palette): string => {
  const band = (y: number, r: number, fill: string, shift: number) =>
    rect(0, y, 1280, 720 - y, fill) +
    repeat(Math.ceil(1280 / (r * 2)) + 2, (index) =>
      circle(index * r * 2 - r + shift, y + r * 0.55, r, fill),
    );
  const waters = light.dark ? ['#5b7ba6', '#45669a', '#32527f'] : ['#a9c3d3', '#7fa5be', '#557fa3'];
  return (
    rect(0, 470, 1280, 250, waters[0] ?? '') +
    stroke('M80 500H240M420 488H520M700 506H880M1020 492H1180', light.mist, 3) +
    band(548, 46, waters[1] ?? '', 0) +
    band(622, 54, waters[2] ?? '', 40)
  );
};

const ship = (random: Random, light: Palette): string =>
  repeat(3, (row) =>
    repeat(7 - row, (column) =>
      rect(-210 + column * 52 + row * 18, -118 - row * 34, 50, 32, random.pick(boxes), {
        round: 2,
      }),
    ),
  ) +
  rect(190, -212, 92, 132, light.wall) +
  rect(182, -222, 108, 14, light.accent, { round: 4 }) +
  repeat(3, (row) =>
    repeat(3, (pane) => rect(200 + pane * 26, -196 + row * 32, 18, 16, light.second)),
  ) +
  rect(214, -262, 36, 42, light.accent) +
  rect(214, -248, 36, 10, '#fff6e8') +
  path('M-300 -86H330L296 0C290 14 280 20 266 20H-238C-256 20 -266 12 -272 -2Z', light.roof) +
  path('M-276 -12H301L296 0C290 14 280 20 266 20H-238C-256 20 -266 12 -272 -2Z', light.accent) +
  rect(-290, -72, 600, 6, '#fff6e8', { opacity: 0.7 });

const crane = (light: Palette): string =>
  stroke('M-70 0L-40 -300M70 0L40 -300M-58 -120H58M-48 -220H48', light.roofShade, 13) +
  rect(-190, -322, 420, 22, light.accent, { round: 4 }) +
  stroke('M0 -400L-180 -322M0 -400L220 -322M0 -400V-310', light.roofShade, 6) +
  rect(-22, -312, 56, 40, light.wall, { round: 4 }) +
  stroke('M-150 -300V-200', light.roofShade, 4) +
  rect(-178, -200, 56, 34, light.second, { round: 2 });

const quay = (light: Palette): string =>
  rect(-130, 0, 400, 90, light.groundShade) +
  rect(-142, -8, 420, 18, light.ground, { round: 4 }) +
  repeat(3, (post) => rect(-110 + post * 110, 10, 14, 80, light.ground, { opacity: 0.5 }));

const sailing = (light: Palette): string =>
  path('M-36 0H44L30 18H-22Z', light.wall) +
  path('M2 -8V-88L48 -8Z', '#fffaf2') +
  path('M-4 -8V-70L-34 -8Z', light.accent);
