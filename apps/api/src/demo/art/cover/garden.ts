import type { Random } from '../../random.ts';
import { type Palette, paletteFor, wood, woodShade } from '../brush/palette.ts';
import { personFor, standing } from '../brush/people.ts';
import { bloomingTree, bush, falling, mist, pine, ridge, sky, sunDisc } from '../brush/scenery.ts';
import { at, ellipse, path, rect, repeat, stroke } from '../brush/svg.ts';

/** A public hall in its garden, with a pond and an arched bridge. */
export function garden(random: Random): string {
  const light = paletteFor(random, ['spring', 'clearDay', 'dawn']);
  const needles = [light.near, light.mid] as const;
  const blossom = random.pick(['#f0bdb8', '#e9a99f', '#d9622b', '#e0893f']);
  return (
    sky(1280, 720, light) +
    sunDisc(random.int(180, 420), 150, 58, light) +
    mist(720, 110, 120, light) +
    ridge(random, { width: 1280, bottom: 720, y: 300, swing: 70, fill: light.far }) +
    ridge(random, { width: 1280, bottom: 720, y: 390, swing: 36, fill: light.mid, waves: 4 }) +
    at(random.int(600, 740), 500, hall(light)) +
    rect(0, 494, 1280, 226, light.near) +
    path('M0 520C300 500 900 500 1280 530V560C900 530 320 530 0 552Z', light.mid, 0.5) +
    pond(light) +
    bridge(random.int(560, 720), light) +
    bloomingTree(150, 560, 400, blossom) +
    bloomingTree(1140, 556, 350, blossom, true) +
    pine(1010, 552, 190, needles, true) +
    bush(80, 566, 150, light.mid) +
    bush(1210, 570, 160, light.mid) +
    standing(250, 700, 170, personFor(random)) +
    standing(306, 704, 160, personFor(random), true) +
    lantern(1060, 640) +
    falling(random, 18, 1280, 640, blossom)
  );
}

const hall = (light: Palette): string =>
  rect(-300, -150, 600, 150, light.wall) +
  repeat(9, (pane) => rect(-282 + pane * 64, -116, 44, 84, light.glow, { round: 22 })) +
  rect(-300, -24, 600, 24, light.wallShade) +
  path('M-340 -148L-270 -206H270L340 -148Z', light.roof) +
  rect(-346, -152, 692, 12, light.roofShade, { round: 5 }) +
  rect(-100, -190, 200, 190, light.wallShade) +
  path('M-134 -188L0 -262L134 -188Z', light.roofShade) +
  repeat(
    4,
    (column) =>
      rect(-92 + column * 56, -182, 16, 182, '#fffdf7') +
      rect(-96 + column * 56, -186, 24, 8, light.wallShade),
  ) +
  rect(-26, -110, 52, 110, woodShade) +
  rect(-4, -110, 4, 110, wood) +
  rect(-120, -8, 240, 12, light.wallShade, { round: 3 }) +
  stroke('M0 -262V-310', light.roofShade, 4) +
  path('M2 -308H44V-284H2Z', light.accent);

const pond = (light: Palette): string =>
  path(
    'M240 660C180 600 420 566 660 574S1120 590 1060 650C1010 706 300 712 240 660Z',
    light.wallShade,
  ) +
  path('M262 656C210 608 430 578 660 585S1096 600 1040 646C990 694 320 700 262 656Z', '#a9c7d3') +
  stroke('M380 640H470M720 668H840M560 614H610', '#ffffff', 3) +
  ellipse(420, 616, 26, 8, light.near) +
  ellipse(900, 640, 30, 9, light.near) +
  ellipse(868, 626, 16, 5, light.near) +
  path('M700 640q14 -10 30 0q6 -6 12 -6q-4 6 0 12q-6 0 -12 -6q-16 10 -30 0Z', light.accent);

const bridge = (x: number, light: Palette): string =>
  at(
    x,
    640,
    ellipse(-176, 30, 60, 16, light.near) +
      ellipse(176, 30, 60, 16, light.near) +
      path('M-170 10C-110 -70 110 -70 170 10V34C110 -40 -110 -40 -170 34Z', light.accent) +
      stroke('M-176 -24C-110 -104 110 -104 176 -24', light.accent, 8) +
      repeat(7, (post) => {
        const px = -150 + post * 50;
        const y = -62 + (px / 170) ** 2 * 62;
        return stroke(`M${px} ${y - 24}V${y + 16}`, light.accent, 7);
      }),
  );

const lantern = (x: number, ground: number): string =>
  rect(x - 20, ground - 8, 40, 12, '#a09a8f', { round: 3 }) +
  rect(x - 8, ground - 64, 16, 58, '#a9a398') +
  rect(x - 28, ground - 72, 56, 10, '#a09a8f', { round: 3 }) +
  rect(x - 18, ground - 100, 36, 28, '#b7b1a6') +
  rect(x - 9, ground - 94, 18, 18, '#f8d9a0') +
  path(`M${x - 38} ${ground - 98}L${x} ${ground - 126}L${x + 38} ${ground - 98}Z`, '#948e83');
