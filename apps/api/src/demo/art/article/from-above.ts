import type { Random } from '../../random.ts';
import { circle, ellipse, path, rect, repeat, stroke, turned } from '../brush/svg.ts';

/** A table seen from above: a notebook, a pen, tea, a twig. */
export function fromAbove(random: Random): string {
  const [top, grain] = random.pick([
    ['#c8a178', '#bb9268'],
    ['#e9dcc8', '#dfcfb6'],
    ['#33496b', '#2d4161'],
    ['#7b8f6a', '#718561'],
  ] as const);
  const accent = random.pick(['#d9622b', '#274a78', '#4f6e3f', '#8a4a3a']);
  const side = random.pick([-1, 1]);
  const x = (offset: number) => 640 + side * offset;
  return (
    rect(0, 0, 1280, 720, top) +
    repeat(7, (line) => rect(0, 60 + line * 104, 1280, 4, grain)) +
    turned(side * -6, 640, 360, notebook(x(-60), accent)) +
    turned(side * 24, x(250), 380, pen(x(250), accent)) +
    cup(x(430), 210, random.pick(['#f6efe2', '#5f7d9c', '#8a4a3a'])) +
    twig(x(-470), 470, random.pick(['#e9a99f', '#d9622b', '#f3d06b'])) +
    turned(side * 14, x(420), 560, photo(x(420), random.pick(['#f6d9c3', '#cfe0ec', '#dfe8d4'])))
  );
}

const notebook = (x: number, accent: string): string =>
  rect(x - 244, 124, 500, 480, '#00000022', { round: 12 }) +
  rect(x - 256, 110, 500, 480, accent, { round: 12 }) +
  rect(x - 244, 122, 238, 456, '#fffdf6', { round: 4 }) +
  rect(x - 6, 122, 238, 456, '#fbf6ea', { round: 4 }) +
  repeat(9, (line) =>
    rect(x - 214, 176 + line * 42, 170 - (line % 3) * 34, 7, '#dccfb8', { round: 3 }),
  ) +
  repeat(4, (line) =>
    rect(x + 26, 420 + line * 36, 170 - (line % 2) * 50, 7, '#dccfb8', { round: 3 }),
  ) +
  circle(x + 112, 262, 66, '#fceee6') +
  path(
    `M${x + 50} 288C${x + 80} 240 ${x + 100} 270 ${x + 120} 262S${x + 156} 236 ${x + 174} 282A66 66 0 0 1 ${x + 50} 288Z`,
    '#8fab83',
  ) +
  circle(x + 130, 232, 18, '#d9622b') +
  path(`M${x + 206} 110H${x + 226}V640L${x + 216} 624L${x + 206} 640Z`, '#e0b25c');

const pen = (x: number, accent: string): string =>
  rect(x - 13, 180, 26, 300, '#2b2e34', { round: 12 }) +
  rect(x - 13, 230, 26, 26, accent) +
  path(`M${x - 13} 472H${x + 13}L${x} 528Z`, '#e8d9bf') +
  rect(x + 6, 196, 8, 120, '#e0c08a', { round: 4 });

const cup = (x: number, y: number, glaze: string): string =>
  circle(x + 8, y + 10, 128, '#00000018') +
  circle(x, y, 126, '#f3e8da') +
  circle(x, y, 112, '#e6d6bf') +
  circle(x, y, 82, glaze) +
  circle(x, y, 68, '#a9b86a') +
  ellipse(x - 20, y - 22, 22, 12, '#ffffff', 0.35);

const twig = (x: number, y: number, bloom: string): string =>
  stroke(
    `M${x - 60} ${y + 220}C${x - 20} ${y + 60} ${x + 10} ${y - 40} ${x + 60} ${y - 160}M${x - 14} ${y + 60}L${x - 70} ${y - 20}M${x + 20} ${y - 60}L${x + 84} ${y - 70}`,
    '#74512b',
    9,
  ) +
  [
    [60, -160],
    [-70, -20],
    [84, -70],
    [8, 0],
    [-34, 110],
    [36, -104],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        repeat(5, (petal) =>
          turned(petal * 72, x + dx, y + dy, ellipse(x + dx, y + dy - 15, 10, 15, bloom)),
        ) + circle(x + dx, y + dy, 6, '#f6e2a8'),
    )
    .join('');

const photo = (x: number, sky: string): string =>
  rect(x - 100, 470, 220, 190, '#00000018', { round: 4 }) +
  rect(x - 108, 460, 220, 190, '#fffdf9', { round: 4 }) +
  rect(x - 94, 474, 192, 134, sky) +
  circle(x + 40, 516, 20, '#d9622b') +
  path(
    `M${x - 94} 590C${x - 40} 530 ${x} 560 ${x + 30} 566S${x + 80} 550 ${x + 98} 570V608H${x - 94}Z`,
    '#8fab83',
  );
