import type { Random } from '../../random.ts';
import { type Palette, paletteFor, wood, woodDark, woodShade } from '../brush/palette.ts';
import { bush, falling, mist, pine, ridge, sky, stars, sunDisc } from '../brush/scenery.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../brush/svg.ts';

/** An inn at the foot of the hills, lit from inside, with water before it. */
export function inn(random: Random): string {
  const light = paletteFor(random, ['dusk', 'night', 'autumn', 'spring']);
  const x = random.int(540, 740);
  const needles = [light.near, light.mid] as const;
  return (
    sky(1280, 720, light) +
    (light.dark ? stars(random, 50, 1280, 300) : '') +
    sunDisc(x > 640 ? 240 : 1050, 160, 60, light) +
    mist(930, 110, 110, light) +
    mist(180, 290, 120, light) +
    ridge(random, { width: 1280, bottom: 720, y: 330, swing: 90, fill: light.far }) +
    ridge(random, { width: 1280, bottom: 720, y: 420, swing: 60, fill: light.mid, waves: 4 }) +
    ridge(random, { width: 1280, bottom: 720, y: 500, swing: 30, fill: light.near, waves: 5 }) +
    rect(0, 540, 1280, 180, light.groundShade) +
    at(x, 560, house(light)) +
    pine(x - 420, 580, 300, needles) +
    pine(x + 430, 590, 260, needles, true) +
    bush(x - 330, 596, 110, light.near) +
    bush(x + 330, 598, 130, light.near) +
    path(`M${x - 54} 560H${x + 54}L${x + 84} 616H${x - 84}Z`, light.wallShade) +
    lanternPost(x - 150, 600, light) +
    lanternPost(x + 150, 600, light) +
    water(light) +
    falling(random, 16, 1280, 520, light.accent)
  );
}

const house = (light: Palette): string =>
  storey(-250, 500, 0, 120, light) +
  roof(-320, 640, -120, 70, light) +
  storey(-150, 300, -176, 92, light) +
  roof(-210, 420, -266, 74, light) +
  rect(-60, -120, 120, 120, woodDark) +
  rect(-54, -118, 108, 118, light.glow) +
  noren(light);

/** Lattice windows between posts; `bottom` and `height` go up from the ground. */
const storey = (
  x: number,
  width: number,
  bottom: number,
  height: number,
  light: Palette,
): string => {
  const count = Math.round(width / 50);
  const step = width / count;
  return (
    rect(x, bottom - height, width, height, light.wall) +
    repeat(count, (index) => {
      const left = x + index * step;
      return (
        rect(left + 5, bottom - height + 22, step - 10, height - 34, light.glow) +
        rect(left + step / 2 - 1.5, bottom - height + 22, 3, height - 34, wood) +
        rect(left + 5, bottom - height / 2 + 4, step - 10, 3, wood) +
        rect(left - 3, bottom - height, 6, height, woodDark)
      );
    }) +
    rect(x + width - 3, bottom - height, 6, height, woodDark) +
    rect(x - 14, bottom - 10, width + 28, 10, woodShade)
  );
};

/** Tiles with eaves that turn up. */
const roof = (x: number, width: number, y: number, height: number, light: Palette): string => {
  const right = x + width;
  const ridgeLeft = x + width * 0.2;
  const ridgeRight = right - width * 0.2;
  return (
    path(
      `M${x - 14} ${y - 8}C${x + 60} ${y - 10} ${ridgeLeft - 20} ${y - height + 20} ${ridgeLeft} ${y - height}H${ridgeRight}C${ridgeRight + 20} ${y - height + 20} ${right - 60} ${y - 10} ${right + 14} ${y - 8}L${right} ${y + 10}H${x}Z`,
      light.roof,
    ) +
    rect(ridgeLeft - 10, y - height - 8, ridgeRight - ridgeLeft + 20, 12, light.roofShade, {
      round: 6,
    }) +
    rect(x - 2, y, width + 4, 10, light.roofShade, { round: 4 })
  );
};

const noren = (light: Palette): string =>
  rect(-62, -122, 124, 6, woodDark) +
  repeat(4, (part) => rect(-56 + part * 28.5, -116, 26, 46, light.accent)) +
  circle(0, -94, 10, '#fff6e8');

const water = (light: Palette): string =>
  path(
    'M0 640C220 596 420 612 640 612S1080 596 1280 640V720H0Z',
    light.dark ? light.skyTop : '#9fc0cf',
  ) +
  path(
    'M0 664C240 630 430 640 640 640S1060 630 1280 664V720H0Z',
    light.dark ? light.skyBottom : '#d3e4ea',
    0.35,
  ) +
  stroke('M420 662H560M700 676H900M250 690H360M610 698H680', '#ffffff', 3) +
  ellipse(640, 652, 90, 6, light.glow, 0.55);

const lanternPost = (x: number, ground: number, light: Palette): string =>
  rect(x - 5, ground - 60, 10, 60, '#8b857c') +
  rect(x - 22, ground - 66, 44, 8, '#9b948a', { round: 3 }) +
  rect(x - 15, ground - 92, 30, 26, light.glow) +
  rect(x - 2, ground - 92, 4, 26, '#9b948a') +
  path(`M${x - 30} ${ground - 92}L${x} ${ground - 112}L${x + 30} ${ground - 92}Z`, '#8b857c') +
  rect(x - 16, ground - 4, 32, 8, '#8b857c', { round: 3 });
