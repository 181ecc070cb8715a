import type { Random } from '../../random.ts';
import { paletteFor, wood, woodDark, woodShade } from '../brush/palette.ts';
import { personFor, sitting } from '../brush/people.ts';
import { at, ellipse, rect, repeat } from '../brush/svg.ts';
import { paperLantern, steamingCup, teaBowl, vase } from '../brush/things.ts';
import { view } from './view.ts';

/** A room with tatami that opens to the hills. */
export function lounge(random: Random): string {
  const light = paletteFor(random, ['dawn', 'autumn', 'spring', 'clearDay', 'dusk']);
  const mat = random.pick(['#d3cf9f', '#cbcb9a', '#d9d0a2']);
  return (
    rect(0, 0, 1280, 960, '#efe3cf') +
    view(random, light, { x: 330, y: 150, width: 620, height: 520, panes: 2, frame: woodDark }) +
    shoji(40, 136, 270, 560) +
    shoji(970, 136, 270, 560) +
    rect(0, 96, 1280, 40, woodDark) +
    rect(0, 0, 1280, 96, '#e2d2b8') +
    rect(0, 684, 1280, 34, wood) +
    rect(0, 712, 1280, 8, woodShade) +
    rect(0, 718, 1280, 242, mat) +
    repeat(4, (line) => rect(line * 340 + 100, 718, 12, 242, '#4f6e3f')) +
    rect(0, 832, 1280, 10, '#4f6e3f') +
    paperLantern(640, 96, 86, '#fff1d6') +
    ellipse(430, 868, 110, 22, '#274a78') +
    ellipse(850, 868, 110, 22, '#b8552a') +
    sitting(430, 866, 250, personFor(random)) +
    sitting(850, 866, 250, personFor(random), true) +
    rect(530, 780, 220, 18, '#8c5a34', { round: 6 }) +
    rect(552, 798, 16, 74, '#74482a') +
    rect(712, 798, 16, 74, '#74482a') +
    at(600, 782, steamingCup('#fffaf2', '#4f6e3f'), 0.9) +
    at(690, 782, teaBowl('#5f7d9c', '#f3e8da'), 0.8) +
    at(1150, 880, vase('#8a4a3a', light.accent), 1.8)
  );
}

const shoji = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, woodDark) +
  rect(x + 12, y + 12, width - 24, height - 24, '#fffaf0') +
  repeat(2, (line) => rect(x + ((line + 1) * width) / 3 - 3, y + 12, 6, height - 24, wood)) +
  repeat(5, (line) => rect(x + 12, y + ((line + 1) * height) / 6 - 3, width - 24, 6, wood)) +
  rect(x + 12, y + height - 84, width - 24, 72, woodShade);
