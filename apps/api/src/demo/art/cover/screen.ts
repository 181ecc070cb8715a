import type { Random } from '../../random.ts';
import { type Palette, paletteFor, wood, woodShade } from '../brush/palette.ts';
import { ridge, sky, stars, sunDisc } from '../brush/scenery.ts';
import { at, circle, clipped, path, rect, repeat, stroke } from '../brush/svg.ts';
import { deskLamp, pottedPlant, stackOfBooks, steamingCup } from '../brush/things.ts';

const tones = ['#9dbce6', '#e8a06f', '#a5c791', '#f3d9a0', '#d6dde6'] as const;

/** A desk before a wide window: screens, a plant, a constellation outside. */
export function screen(random: Random): string {
  const light = paletteFor(random, ['dusk', 'night', 'dawn', 'clearDay']);
  const dark = light.dark;
  return (
    rect(0, 0, 1280, 720, dark ? '#2b3850' : '#efe3d3') +
    outside(random, light, dark) +
    rect(0, 622, 1280, 98, woodShade) +
    rect(0, 604, 1280, 28, wood) +
    at(230, 610, pottedPlant(random), 1.9) +
    at(360, 610, stackOfBooks(random, 3), 1.2) +
    at(560, 610, monitor(random, 'code'), 1.5) +
    at(880, 610, monitor(random, random.pick(['chart', 'cards'])), 1.25) +
    at(1080, 610, deskLamp(light.accent), 1.8, true) +
    at(722, 612, steamingCup('#fffaf2', light.accent), 1.2) +
    rect(480, 616, 170, 12, '#e9e4dc', { round: 5 }) +
    rect(672, 617, 30, 11, '#e9e4dc', { round: 5 })
  );
}

const outside = (random: Random, light: Palette, dark: boolean): string =>
  rect(84, 44, 1112, 450, dark ? '#1d2a40' : wood, { round: 8 }) +
  clipped(
    'pane',
    rect(100, 60, 1080, 418, '#000'),
    at(
      100,
      60,
      sky(1080, 418, light) +
        (dark ? stars(random, 60, 1080, 260) : '') +
        sunDisc(random.int(760, 960), 110, 48, light) +
        (dark ? constellation(random) : '') +
        ridge(random, { width: 1080, bottom: 418, y: 270, swing: 50, fill: light.far }) +
        town(random, light) +
        ridge(random, { width: 1080, bottom: 418, y: 380, swing: 16, fill: light.near, waves: 4 }),
    ),
  ) +
  rect(456, 60, 8, 418, dark ? '#1d2a40' : wood) +
  rect(816, 60, 8, 418, dark ? '#1d2a40' : wood) +
  rect(64, 494, 1152, 18, dark ? '#3c4a63' : woodShade, { round: 4 });

const constellation = (random: Random): string => {
  const points = Array.from({ length: 7 }, (_, index) => ({
    x: 90 + index * 92 + random.int(-20, 20),
    y: 50 + random.int(0, 130),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    stroke(line, '#fff4d866', 2.5) + points.map(({ x, y }) => circle(x, y, 5, '#fff4d8')).join('')
  );
};

const town = (random: Random, light: Palette): string =>
  repeat(22, (index) => {
    const height = random.int(40, 130);
    const x = index * 50 + random.int(-6, 6);
    return (
      rect(x, 400 - height, 44, height, light.stone[index % 3] ?? '') +
      repeat(Math.floor(height / 26), (row) =>
        rect(x + 8 + (row % 2) * 16, 410 - height + row * 24, 10, 10, light.glow, {
          opacity: 0.85,
        }),
      )
    );
  });

const monitor = (random: Random, shows: 'code' | 'chart' | 'cards'): string =>
  path('M-14 -30H14L20 0H-20Z', '#8d939b') +
  rect(-40, -5, 80, 7, '#a7adb5', { round: 3 }) +
  rect(-106, -156, 212, 130, '#2c3138', { round: 8 }) +
  rect(-98, -148, 196, 114, '#1d2b40', { round: 3 }) +
  { code, chart, cards }[shows](random);

const code = (random: Random): string =>
  repeat(8, (row) => {
    const indent = [0, 1, 2, 2, 1, 2, 1, 0][row] ?? 0;
    const first = random.int(22, 50);
    const y = -138 + row * 12.6;
    return (
      rect(-88 + indent * 14, y, first, 5, random.pick(tones), { round: 2.5 }) +
      rect(-82 + indent * 14 + first, y, random.int(20, 64), 5, random.pick(tones), {
        round: 2.5,
        opacity: 0.75,
      })
    );
  });

const chart = (random: Random): string =>
  repeat(7, (bar) => {
    const height = 18 + bar * 7 + random.int(-6, 10);
    return rect(-84 + bar * 25, -44 - height, 16, height, tones[bar % 3] ?? tones[0], { round: 3 });
  }) + stroke('M-80 -84L-40 -96L0 -92L40 -116L84 -128', '#f3d9a0', 4);

const cards = (random: Random): string =>
  repeat(6, (card) => {
    const [x, y] = [-88 + (card % 3) * 60, -140 + Math.floor(card / 3) * 52];
    return (
      rect(x, y, 54, 46, '#2d4060', { round: 4 }) +
      rect(x + 6, y + 6, 42, 20, random.pick(tones), { round: 3 }) +
      rect(x + 6, y + 33, 28, 4, '#d6dde6', { round: 2 })
    );
  });
