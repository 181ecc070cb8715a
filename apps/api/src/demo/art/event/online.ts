import type { Random } from '../../random.ts';
import { wood, woodShade } from '../brush/palette.ts';
import { bust, personFor } from '../brush/people.ts';
import { at, circle, clipped, path, rect, repeat } from '../brush/svg.ts';
import { deskLamp, pottedPlant, stackOfBooks, steamingCup } from '../brush/things.ts';

const grounds = ['#e4ecf3', '#f6e3d5', '#e5eddd', '#f3e8da', '#e9e3ee', '#dfe9e6'] as const;

/** A meeting on a screen: six faces, a cup of tea, an evening at home. */
export function online(random: Random): string {
  const wall = random.pick(['#f0e3d2', '#dfe6e0', '#dde5ee', '#2f4460']);
  return (
    rect(0, 0, 1280, 720, wall) +
    circle(random.pick([200, 1080]), 190, 120, '#ffffff', 0.16) +
    rect(0, 610, 1280, 110, woodShade) +
    rect(0, 598, 1280, 24, wood) +
    path('M590 560H690L710 606H570Z', '#9aa0a7') +
    rect(520, 600, 240, 10, '#b5bac0', { round: 5 }) +
    rect(286, 70, 708, 496, '#2b2f35', { round: 20 }) +
    rect(302, 86, 676, 464, '#1d2b40', { round: 8 }) +
    repeat(6, (tile) =>
      at(318 + (tile % 3) * 218, 102 + Math.floor(tile / 3) * 200, face(random, tile)),
    ) +
    repeat(3, (button) =>
      circle(600 + button * 40, 524, 14, ['#4f6e3f', '#5f7d9c', '#d9622b'][button] ?? ''),
    ) +
    at(160, 602, pottedPlant(random), 2) +
    at(1120, 602, deskLamp(random.pick(['#d9622b', '#4f6e3f', '#e0b25c'])), 2, true) +
    at(230, 604, stackOfBooks(random, 2), 1) +
    at(1010, 606, steamingCup('#fffaf2', '#d9622b'), 1.2)
  );
}

const face = (random: Random, tile: number): string =>
  clipped(
    `tile${tile}`,
    rect(0, 0, 206, 188, '#000', { round: 12 }),
    rect(0, 0, 206, 188, random.pick(grounds)) +
      bust(103, 186, 150, personFor(random), random.next() < 0.5),
  );
