import type { Random } from '../../random.ts';
import { paletteFor, wood, woodShade } from '../brush/palette.ts';
import { bust, personFor } from '../brush/people.ts';
import { at, circle, path, rect, repeat, stroke } from '../brush/svg.ts';
import { laptop, paperLantern, pottedPlant, steamingCup } from '../brush/things.ts';
import { view } from './view.ts';

const notes = ['#f3d06b', '#e8a06f', '#a5c791', '#9dbce6', '#f1c3b8'] as const;

/** A talk around a table, notes on the wall, paper lamps above. */
export function meeting(random: Random): string {
  const light = paletteFor(random, ['dawn', 'clearDay', 'spring', 'dusk', 'winter']);
  const wall = random.pick(['#efe4d6', '#dde6e2', '#e9e2d8', '#dfe7ef']);
  return (
    rect(0, 0, 1280, 960, wall) +
    rect(0, 800, 1280, 160, '#cdae86') +
    rect(0, 792, 1280, 12, '#fffdf9') +
    view(random, light, { x: 800, y: 150, width: 390, height: 400, panes: 2, frame: '#fffdf9' }) +
    board(random) +
    paperLantern(330, 30, 70, '#fff1d6') +
    paperLantern(640, 70, 92, '#ffe9c4') +
    paperLantern(950, 30, 70, '#fff1d6') +
    at(90, 880, pottedPlant(random), 3.4) +
    repeat(4, (index) => bust(310 + index * 220, 720, 230, personFor(random), index % 2 === 1)) +
    path(
      'M150 712H1130C1150 712 1160 722 1154 736L1136 770C1130 782 1120 788 1106 788H174C160 788 150 782 144 770L126 736C120 722 130 712 150 712Z',
      wood,
    ) +
    path(
      'M126 736L144 770C150 782 160 788 174 788H1106C1120 788 1130 782 1136 770L1154 736Z',
      woodShade,
    ) +
    rect(300, 788, 40, 130, woodShade) +
    rect(940, 788, 40, 130, woodShade) +
    at(640, 722, laptop('#41608a'), 1) +
    at(420, 730, steamingCup('#fffaf2', '#d9622b'), 1) +
    at(860, 730, steamingCup('#fffaf2', '#4f6e3f'), 1) +
    rect(210, 722, 90, 14, '#fffdf9', { round: 3 }) +
    rect(980, 722, 90, 14, '#fffdf9', { round: 3 })
  );
}

const board = (random: Random): string =>
  rect(150, 190, 560, 330, '#c9b79c', { round: 10 }) +
  rect(162, 202, 536, 306, '#fffdf9', { round: 4 }) +
  repeat(8, (note) =>
    rect(190 + (note % 4) * 66, 232 + Math.floor(note / 4) * 74, 54, 54, random.pick(notes), {
      round: 3,
    }),
  ) +
  stroke('M480 420L530 360L580 384L650 290', '#274a78', 9) +
  circle(650, 290, 12, '#d9622b') +
  repeat(3, (line) => rect(190, 410 + line * 26, 200 - line * 40, 10, '#e0d6c6', { round: 5 }));
