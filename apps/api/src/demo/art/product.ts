import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import type { Random } from '../random.ts';
import { randomFor } from './brush/seed.ts';
import { at, circle, drawing, ellipse, path, rect, repeat } from './brush/svg.ts';
import { pottedPlant, vase } from './brush/things.ts';
import { goods } from './product/goods.ts';
import { machines } from './product/machines.ts';

type Thing = (random: Random) => string;

const things: Record<IndustryId, readonly Thing[]> = {
  1: [machines.robotArm, machines.kettle, machines.lamp, machines.camera],
  2: [goods.teaSet, goods.suitcase, goods.lantern, goods.bento],
  3: [goods.parcels, goods.globe, goods.coffee, goods.suitcase],
  4: [goods.books, machines.camera, machines.phone, goods.bookAndTea],
  5: [goods.tote, goods.bottles, goods.bowls, goods.bento],
  6: [machines.laptop, machines.phone, machines.tablet, machines.robotArm],
  7: [goods.coins, machines.tablet, goods.card, machines.phone],
  8: [goods.seedling, goods.books, goods.globe, goods.lantern],
};

/** Wall, the shape behind the thing, table, table's edge. */
const rooms = [
  ['#f6e6d8', '#edcbb3', '#c8a178', '#b0875d'],
  ['#e6edf4', '#c4d5e6', '#d9c3a5', '#c2a782'],
  ['#e9f0e2', '#c5d7b6', '#c8a178', '#b0875d'],
  ['#f5ecd9', '#e9d19c', '#b98e63', '#a0764c'],
  ['#2f4768', '#41608a', '#c8a178', '#a8804f'],
  ['#f3e3df', '#e5bfb5', '#d3b28a', '#b8946a'],
  ['#dfe8e4', '#a9c4b9', '#e0cba9', '#c6ab82'],
] as const;

const shapes = [
  (fill: string) => circle(640, 430, 300, fill),
  (fill: string) => path('M380 780V430a260 260 0 0 1 520 0V780Z', fill),
  (fill: string) => path('M0 560C260 420 420 520 640 460S1080 360 1280 470V780H0Z', fill),
  (fill: string) => repeat(3, (bar) => rect(300 + bar * 240, 120, 200, 660, fill, { round: 100 })),
] as const;

/** Something small to one side, or nothing. */
const beside = (random: Random): string => {
  const x = random.pick([170, 1110]);
  return random.pick([
    () => at(x, 800, pottedPlant(random), 2),
    () =>
      at(
        x,
        800,
        vase(
          random.pick(['#f3e8da', '#5f7d9c', '#8a4a3a']),
          random.pick(['#d9622b', '#e9a99f', '#f0c36b']),
        ),
        1.7,
      ),
    () => '',
  ])();
};

/** What a company makes or does, as one thing on a table, 4 by 3. */
export function productSvg(seed: string, industry: IndustryId): string {
  const random = randomFor(`product ${industry} ${seed}`);
  const [wall, shape, table, edge] = random.pick(rooms);
  return drawing(
    1280,
    960,
    rect(0, 0, 1280, 960, wall) +
      random.pick(shapes)(shape) +
      rect(0, 760, 1280, 200, table) +
      rect(0, 760, 1280, 16, '#ffffff', { opacity: 0.25 }) +
      rect(0, 900, 1280, 60, edge) +
      ellipse(640, 806, 270, 22, '#000000', 0.14) +
      beside(random) +
      at(640, 804, random.pick(things[industry])(random), 1.9, random.next() < 0.5),
    960,
  );
}
