import type { Random } from '../../random.ts';
import { type Palette, paletteFor, woodDark } from '../brush/palette.ts';
import { bush, mist, poplar, ridge, roundTree, sky, sunDisc } from '../brush/scenery.ts';
import { at, circle, path, rect, repeat } from '../brush/svg.ts';

/** A factory under a saw-tooth roof, between hills and a quiet road. */
export function workshop(random: Random): string {
  const light = paletteFor(random, ['dawn', 'clearDay', 'autumn', 'winter']);
  const bays = random.int(3, 4);
  const width = 190;
  const left = (1280 - bays * width) / 2 + random.int(-60, 60);
  return (
    sky(1280, 720, light) +
    sunDisc(left > 300 ? 210 : 1060, 190, 66, light) +
    mist(760, 130, 120, light) +
    mist(260, 300, 90, light) +
    ridge(random, { width: 1280, bottom: 720, y: 360, swing: 70, fill: light.far }) +
    ridge(random, { width: 1280, bottom: 720, y: 430, swing: 50, fill: light.mid, waves: 4 }) +
    chimney(left + bays * width - 60, light) +
    poplar(left - 40, 575, 210, light.near, light.mid) +
    poplar(left - 100, 575, 160, light.near, light.mid) +
    repeat(bays, (bay) => at(left + bay * width, 575, sawTooth(width, light, bay === 1))) +
    roundTree(left + bays * width + 70, 580, 190, light.near, light.mid) +
    rect(0, 572, 1280, 148, light.ground) +
    rect(0, 640, 1280, 80, light.groundShade) +
    repeat(9, (mark) => rect(40 + mark * 150, 676, 70, 6, light.ground, { round: 3 })) +
    bush(left - 70, 580, 120, light.near) +
    bush(left + bays * width + 130, 582, 100, light.near) +
    truck(random.int(180, 900), light)
  );
}

const chimney = (x: number, { wallShade, accent, mist: smoke }: Palette): string =>
  rect(x, 240, 34, 340, wallShade) +
  rect(x, 262, 34, 22, accent) +
  rect(x - 40, 206, 90, 18, smoke, { round: 9, opacity: 0.8 }) +
  rect(x - 90, 180, 110, 18, smoke, { round: 9, opacity: 0.6 });

/** One bay; zero is its left foot. The steep side is glass towards the north. */
const sawTooth = (width: number, light: Palette, door: boolean): string =>
  rect(0, -150, width, 150, light.wall) +
  path(`M0 -150V-240L${width} -150Z`, light.roof) +
  path(`M0 -150V-240L26 -228V-150Z`, light.glow) +
  rect(0, -150, width, 10, light.roofShade) +
  rect(width - 8, -140, 8, 140, light.wallShade) +
  (door ? gate(width, light) : panes(width, light));

const panes = (width: number, light: Palette): string =>
  repeat(3, (column) =>
    repeat(2, (row) =>
      rect(
        24 + column * ((width - 56) / 3 + 4),
        -118 + row * 44,
        (width - 64) / 3,
        38,
        row === 0 ? light.glow : light.far,
      ),
    ),
  ) + rect(16, -22, width - 40, 6, light.wallShade);

const gate = (width: number, light: Palette): string =>
  rect(width / 2 - 52, -112, 104, 112, light.second) +
  repeat(5, (slat) =>
    rect(width / 2 - 52, -100 + slat * 22, 104, 4, light.roofShade, { opacity: 0.35 }),
  ) +
  circle(width / 2, -128, 10, light.accent);

const truck = (x: number, light: Palette): string =>
  at(
    x,
    664,
    rect(0, -74, 124, 62, '#fdf9f1', { round: 4 }) +
      rect(0, -40, 124, 10, light.accent) +
      path('M128 -58H158C164 -58 168 -54 171 -48L180 -30V-12H128Z', light.second) +
      path('M140 -50H156C160 -50 163 -47 165 -43L170 -32H140Z', '#e7eef2') +
      rect(-4, -14, 186, 6, woodDark, { round: 3 }) +
      circle(34, -6, 15, '#2b2a2a') +
      circle(34, -6, 6, '#cfc8bd') +
      circle(146, -6, 15, '#2b2a2a') +
      circle(146, -6, 6, '#cfc8bd'),
  );
