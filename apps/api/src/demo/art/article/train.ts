import type { Random } from '../../random.ts';
import { type Palette, paletteFor } from '../brush/palette.ts';
import {
  birds,
  mist,
  mountain,
  poplar,
  ridge,
  roundTree,
  sky,
  stars,
  sunDisc,
} from '../brush/scenery.ts';
import { at, path, rect, repeat } from '../brush/svg.ts';

/** A small train over a viaduct, on its way somewhere new. */
export function train(random: Random): string {
  const light = paletteFor(random);
  const body = random.pick(['#d9622b', '#274a78', '#f6efe2', '#4f6e3f']);
  return (
    sky(1280, 720, light) +
    (light.dark ? stars(random, 50, 1280, 320) : '') +
    sunDisc(random.int(180, 420), 160, 64, light) +
    mist(820, 120, 120, light) +
    mountain(random.int(760, 1000), 480, 760, light.far, light.mist) +
    mist(420, 300, 110, light) +
    ridge(random, { width: 1280, bottom: 720, y: 430, swing: 60, fill: light.mid, waves: 4 }) +
    viaduct(light) +
    at(random.int(180, 380), 470, cars(body, light)) +
    ridge(random, { width: 1280, bottom: 720, y: 640, swing: 34, fill: light.near, waves: 4 }) +
    repeat(5, () => poplar(random.int(20, 1260), 668, random.int(90, 150), light.near, light.mid)) +
    roundTree(random.int(100, 400), 690, 170, light.mid, light.far) +
    roundTree(random.int(900, 1200), 700, 190, light.mid, light.far) +
    birds(random.int(500, 700), 220, light.roofShade)
  );
}

const viaduct = (light: Palette): string =>
  rect(0, 470, 1280, 26, light.wall) +
  rect(0, 490, 1280, 10, light.wallShade) +
  repeat(7, (arch) => {
    const x = arch * 200 - 60;
    return (
      path(`M${x} 498H${x + 200}V720H${x + 180}V600a80 80 0 0 0 -160 0V720H${x}Z`, light.wall) +
      rect(x + 180, 560, 20, 160, light.wallShade)
    );
  });

const cars = (body: string, light: Palette): string =>
  repeat(3, (car) => {
    const x = car * 236;
    return (
      rect(x, -98, 228, 90, body, { round: 14 }) +
      rect(x, -40, 228, 12, '#fff6e8', { opacity: 0.85 }) +
      repeat(4, (pane) => rect(x + 18 + pane * 50, -82, 40, 32, light.glow, { round: 5 })) +
      rect(x + 224, -60, 14, 40, '#3b3a3a') +
      rect(x + 24, -10, 60, 10, '#3b3a3a', { round: 5 }) +
      rect(x + 144, -10, 60, 10, '#3b3a3a', { round: 5 })
    );
  }) +
  path('M708 -98H742C770 -98 786 -60 786 -24C786 -12 780 -8 772 -8H708Z', body) +
  path('M730 -84H746C760 -84 768 -66 770 -50H730Z', light.glow) +
  rect(708, -40, 77, 12, '#fff6e8', { opacity: 0.85 });
