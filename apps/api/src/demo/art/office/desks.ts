import type { Random } from '../../random.ts';
import { paletteFor, wood, woodShade } from '../brush/palette.ts';
import { bust, personFor } from '../brush/people.ts';
import { at, rect, repeat } from '../brush/svg.ts';
import {
  bookRow,
  laptop,
  pendant,
  pottedPlant,
  stackOfBooks,
  steamingCup,
} from '../brush/things.ts';
import { view } from './view.ts';

/** Colleagues at a long table under a wide window. */
export function desks(random: Random): string {
  const light = paletteFor(random, ['dawn', 'clearDay', 'autumn', 'winter', 'spring']);
  const wall = random.pick(['#f4eadc', '#e7ece6', '#ece6ea', '#e4ebf1']);
  const shade = random.pick(['#d9622b', '#274a78', '#4f6e3f', '#3b4148']);
  const people = random.int(2, 3);
  return (
    rect(0, 0, 1280, 960, wall) +
    view(random, light, { x: 120, y: 130, width: 760, height: 380, panes: 3, frame: '#fffdf9' }) +
    shelf(random) +
    pendant(300, 60, shade) +
    pendant(700, 60, shade) +
    rect(0, 790, 1280, 170, '#d8bd97') +
    repeat(6, (line) =>
      rect(line * 240 - 60, 820 + (line % 2) * 60, 220, 4, '#c4a67c', { round: 2 }),
    ) +
    at(1130, 850, pottedPlant(random), 3.2) +
    repeat(people, (index) =>
      bust(
        260 + index * 280 + (people === 2 ? 100 : 0),
        690,
        250,
        personFor(random),
        index % 2 === 1,
      ),
    ) +
    repeat(people, (index) =>
      at(330 + index * 280 + (people === 2 ? 100 : 0), 684, laptop('#2d4060'), 0.95),
    ) +
    rect(70, 684, 920, 26, wood, { round: 6 }) +
    rect(70, 704, 920, 8, woodShade) +
    rect(120, 710, 24, 180, woodShade) +
    rect(916, 710, 24, 180, woodShade) +
    at(130, 686, stackOfBooks(random, 3), 1.2) +
    at(930, 686, steamingCup('#fffaf2', shade), 1.2)
  );
}

const shelf = (random: Random): string =>
  repeat(
    3,
    (row) =>
      rect(960, 240 + row * 140, 260, 12, woodShade, { round: 3 }) +
      at(
        974,
        240 + row * 140,
        row === 1
          ? at(60, 0, pottedPlant(random), 0.85) + at(180, 0, stackOfBooks(random, 3), 1)
          : bookRow(random, 230, 96),
      ),
  );
