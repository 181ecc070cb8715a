import type { Random } from '../../random.ts';
import { paletteFor, wood, woodShade } from '../brush/palette.ts';
import { bust, personFor, standing } from '../brush/people.ts';
import { at, circle, ellipse, path, rect, repeat } from '../brush/svg.ts';
import { bookRow, pendant, pottedPlant, vase } from '../brush/things.ts';
import { view } from './view.ts';

/** The entrance: a counter, a sofa, somebody arriving. */
export function reception(random: Random): string {
  const light = paletteFor(random, ['dawn', 'clearDay', 'winter', 'spring', 'autumn']);
  const wall = random.pick(['#e3eae5', '#f0e4d5', '#e2e9f0', '#efe2dc']);
  const sofa = random.pick(['#274a78', '#4f6e3f', '#b8552a', '#5f7d9c']);
  return (
    rect(0, 0, 1280, 960, wall) +
    path('M90 800V330a150 150 0 0 1 300 0V800Z', '#ffffff', 0.55) +
    view(random, light, { x: 770, y: 140, width: 430, height: 360, panes: 2, frame: '#fffdf9' }) +
    rect(0, 800, 1280, 160, '#d9c3a5') +
    ellipse(900, 880, 360, 50, random.pick(['#e7d3bf', '#cfd9cc', '#d5dde6'])) +
    sign(random) +
    repeat(3, (lamp) =>
      pendant(140 + lamp * 110, 90, random.pick(['#3b4148', '#d9622b', '#fff1d6'])),
    ) +
    bust(240, 610, 250, personFor(random)) +
    rect(60, 604, 400, 26, wood, { round: 8 }) +
    rect(76, 630, 368, 220, woodShade) +
    repeat(9, (slat) => rect(86 + slat * 40, 640, 26, 200, wood, { round: 4 })) +
    at(410, 606, vase('#f3e8da', light.accent), 1.1) +
    at(560, 860, pottedPlant(random), 3) +
    rect(740, 660, 380, 130, sofa, { round: 30 }) +
    rect(720, 730, 420, 110, sofa, { round: 30 }) +
    rect(720, 700, 74, 140, sofa, { round: 30 }) +
    rect(1066, 700, 74, 140, sofa, { round: 30 }) +
    rect(790, 728, 280, 50, '#ffffff', { round: 20, opacity: 0.16 }) +
    at(960, 724, rect(-46, -70, 92, 76, '#f0c36b', { round: 14 })) +
    rect(750, 838, 16, 36, woodShade) +
    rect(1094, 838, 16, 36, woodShade) +
    at(
      786,
      560,
      rect(0, 0, 400, 12, woodShade, { round: 3 }) + at(16, 0, bookRow(random, 180, 60)),
    ) +
    standing(random.int(620, 680), 900, 400, personFor(random), true)
  );
}

const sign = (random: Random): string =>
  circle(600, 250, 76, random.pick(['#d9622b', '#274a78', '#4f6e3f'])) +
  path('M536 270C570 230 600 300 664 246A76 76 0 0 1 536 270Z', '#ffffff', 0.4);
