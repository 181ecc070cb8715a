import type { Random } from '../../random.ts';
import { at, circle, path, rect, stroke } from './svg.ts';

/** One person's colours. */
export interface Person {
  skin: string;
  hair: string;
  clothes: string;
  trousers: string;
  /** Hair down to the shoulders. */
  long: boolean;
}

export const skins = ['#f6d7bd', '#efc4a0', '#e0ac84', '#c68a62', '#a26a47', '#7c4f36'] as const;
export const hairs = ['#25211f', '#2f2622', '#3d2c24', '#5a3d2b', '#1d2026'] as const;
const clothes = [
  '#274a78',
  '#d9622b',
  '#4f6e3f',
  '#c8a178',
  '#9fb3a4',
  '#8a4a3a',
  '#5f7d9c',
  '#e0b25c',
] as const;
const trousers = ['#2b3440', '#3b4654', '#54483d', '#1d3a60'] as const;

export const personFor = (random: Random): Person => ({
  skin: random.pick(skins),
  hair: random.pick(hairs),
  clothes: random.pick(clothes),
  trousers: random.pick(trousers),
  long: random.next() < 0.45,
});

const head = ({ skin, hair, long }: Person, y: number): string =>
  (long
    ? path(`M-12 ${y - 2}C-13 ${y - 16} 13 ${y - 16} 12 ${y - 2}L13 ${y + 15}H-13Z`, hair)
    : '') +
  rect(-4, y + 6, 8, 10, skin) +
  circle(0, y, 10.5, skin) +
  path(
    `M-11 ${y}C-13 ${y - 15} 13 ${y - 15} 11 ${y}C9 ${y - 6} 2 ${y - 7} -4 ${y - 7}C-8 ${y - 6} -10 ${y - 4} -11 ${y}Z`,
    hair,
  ) +
  circle(-3.4, y + 1.4, 1.15, '#2f2622') +
  circle(4.4, y + 1.4, 1.15, '#2f2622') +
  stroke(`M-2.5 ${y + 5.5}q3 2.4 6 0`, '#8f4a3e', 1.2);

/** Standing, a hundred units tall before it is scaled. */
export const standing = (
  x: number,
  ground: number,
  height: number,
  person: Person,
  mirrored = false,
) =>
  at(
    x,
    ground,
    rect(-11, -40, 9.5, 39, person.trousers, { round: 2 }) +
      rect(1.5, -40, 9.5, 39, person.trousers, { round: 2 }) +
      rect(-13, -3, 12, 3.5, '#2a2623', { round: 1.5 }) +
      rect(1, -3, 12, 3.5, '#2a2623', { round: 1.5 }) +
      path(
        'M-7 -74C-13 -73 -15 -68 -15 -60L-13 -36H13L15 -60C15 -68 13 -73 7 -74Z',
        person.clothes,
      ) +
      stroke('M-12 -66L-16 -50L-14 -40', person.clothes, 6) +
      stroke('M12 -66L16 -52L12 -42', person.clothes, 6) +
      circle(-13.5, -37, 3, person.skin) +
      circle(11, -40, 3, person.skin) +
      head(person, -87),
    height / 100,
    mirrored,
  );

/** Head and shoulders, for whoever sits behind a table; zero is at the table's edge. */
export const bust = (
  x: number,
  edge: number,
  size: number,
  person: Person,
  mirrored = false,
): string =>
  at(
    x,
    edge,
    path('M-24 2C-25 -18 -20 -27 -9 -29H9C20 -27 25 -18 24 2Z', person.clothes) +
      path('M-6 -29L0 -22L6 -29Z', person.skin) +
      head(person, -44),
    size / 60,
    mirrored,
  );

/** Seen from behind, for those who listen. */
export const listener = (x: number, bottom: number, size: number, person: Person): string =>
  at(
    x,
    bottom,
    path('M-27 2C-28 -20 -21 -30 -9 -32H9C21 -30 28 -20 27 2Z', person.clothes) +
      rect(-5, -38, 10, 10, person.skin) +
      circle(0, -48, 13, person.hair) +
      (person.long ? path('M-13 -50H13L14 -28H-14Z', person.hair) : ''),
    size / 60,
  );

/** Sitting on the floor, as on an engawa. */
export const sitting = (
  x: number,
  floor: number,
  size: number,
  person: Person,
  mirrored = false,
): string =>
  at(
    x,
    floor,
    path('M-30 0C-32 -10 -22 -14 -12 -14H14C26 -14 32 -8 30 0Z', person.trousers) +
      path('M-17 -8C-19 -34 -14 -46 -6 -48H8C16 -46 19 -34 17 -8Z', person.clothes) +
      stroke('M12 -38L18 -22L8 -14', person.clothes, 7) +
      head(person, -61),
    size / 75,
    mirrored,
  );
