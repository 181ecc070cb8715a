import { circle, path, rect, repeat, stroke, turned } from '../brush/svg.ts';

/** A sign in a square of 200, zero in the middle. */
type Mark = (main: string, spot: string, ground: string) => string;

/** A star over the line of the earth. */
const star: Mark = (main, spot) =>
  path(
    'M0 -92C8 -34 20 -22 78 -14C20 -6 8 6 0 64C-8 6 -20 -6 -78 -14C-20 -22 -8 -34 0 -92Z',
    main,
  ) +
  circle(58, -66, 11, spot) +
  stroke('M-70 76C-30 60 30 60 70 76', main, 12);

const leaf: Mark = (main, spot) =>
  path('M0 84C-70 60 -84 -10 -66 -72C-16 -60 6 -20 0 84Z', main) +
  path('M0 84C-4 10 20 -34 72 -44C82 14 58 66 0 84Z', spot);

/** Three ripples inside a ring. */
const wave: Mark = (main, spot) =>
  [-34, 4, 42]
    .map((y, index) =>
      stroke(`M-82 ${y}q20.5 -30 41 0t41 0t41 0t41 0`, index === 1 ? spot : main, 15),
    )
    .join('') + circle(0, -74, 15, main);

/** Light that comes through leaves. */
const sunbeam: Mark = (main, spot) =>
  circle(0, 0, 32, spot) +
  repeat(12, (ray) =>
    turned(ray * 30, 0, 0, stroke(ray % 2 === 0 ? 'M0 -54V-88' : 'M0 -54V-66', main, 13)),
  );

const sunrise: Mark = (main, spot) =>
  path('M-62 18A62 62 0 0 1 62 18Z', spot) +
  repeat(3, (line) =>
    rect(-86 + line * 20, 30 + line * 24, 172 - line * 40, 13, main, { round: 6.5 }),
  ) +
  stroke('M0 -88V-66M-66 -60L-52 -44M66 -60L52 -44', main, 12);

/** Thread on its spool, one end loose. */
const thread: Mark = (main, spot) =>
  rect(-62, -84, 124, 22, main, { round: 11 }) +
  rect(-62, 62, 124, 22, main, { round: 11 }) +
  repeat(5, (line) =>
    stroke(`M-44 ${-36 + line * 20}L44 ${-46 + line * 20}`, line === 4 ? spot : main, 12),
  ) +
  stroke('M44 34C84 28 92 60 78 84', spot, 12);

/** Stones that carry each other. */
const stone: Mark = (main, spot) =>
  path('M-84 58C-84 36 -50 30 0 30S84 38 84 60S50 86 0 86S-84 80 -84 58Z', main) +
  path('M-50 -2C-50 -20 -20 -24 14 -24S68 -14 66 2S34 22 2 22S-50 16 -50 -2Z', spot) +
  path('M-46 -54C-46 -76 -20 -84 0 -84S36 -72 36 -54S14 -32 -8 -32S-46 -36 -46 -54Z', main);

const breeze: Mark = (main, spot) =>
  stroke('M-86 -22H34C66 -22 66 -68 36 -68C20 -68 12 -56 16 -44', main, 15) +
  stroke('M-60 16H60C94 16 94 62 62 62C46 62 38 50 42 40', spot, 15) +
  stroke('M-86 54H2', main, 15);

/** Mountains and their echo. */
const echo: Mark = (main, spot) =>
  path('M-92 66L-26 -52L14 16L38 -22L92 66Z', main) +
  stroke('M28 -64a30 30 0 0 1 34 34M34 -92a58 58 0 0 1 58 58', spot, 11);

const flame: Mark = (main, spot, ground) =>
  path(
    'M2 -96C18 -54 66 -36 66 20C66 62 36 88 0 88C-36 88 -66 62 -66 22C-66 -10 -46 -24 -36 -50C-26 -34 -22 -26 -12 -20C-16 -48 -12 -74 2 -96Z',
    main,
  ) +
  path('M2 -8C12 16 34 26 34 50C34 70 18 82 0 82C-18 82 -34 70 -34 50C-34 26 -8 16 2 -8Z', spot) +
  circle(0, 56, 10, ground);

/** The shell of a tortoise, for a long life. */
const shell: Mark = (main, spot, ground) =>
  path('M0 -92L80 -46V46L0 92L-80 46V-46Z', main) +
  path('M0 -62L54 -31V31L0 62L-54 31V-31Z', ground) +
  path('M0 -36L31 -18V18L0 36L-31 18V-18Z', spot);

const blossom: Mark = (main, spot) =>
  repeat(5, (petal) =>
    turned(
      petal * 72,
      0,
      0,
      path('M0 -8C-36 -30 -34 -80 -10 -88L0 -76L10 -88C34 -80 36 -30 0 -8Z', main),
    ),
  ) + circle(0, 0, 15, spot);

/** A folding fan, half a sun upon it. */
const fan: Mark = (main, spot, ground) =>
  path('M0 78L-92 -22A122 122 0 0 1 92 -22Z', main) +
  path('M-38 -50A46 46 0 0 1 38 -50L22 -22A36 36 0 0 0 -22 -22Z', spot) +
  stroke('M0 78L-50 -60M0 78V-62M0 78L50 -60', ground, 4) +
  circle(0, 74, 13, spot);

/** Two rings that hold each other. */
const rings: Mark = (main, spot) =>
  `<circle cx="-30" r="52" fill="none" stroke="${main}" stroke-width="17"/>` +
  `<circle cx="30" r="52" fill="none" stroke="${spot}" stroke-width="17"/>` +
  `<path d="M-8 -47A52 52 0 0 1 21 8" fill="none" stroke="${main}" stroke-width="17"/>`;

export const marks = {
  star,
  leaf,
  wave,
  sunbeam,
  sunrise,
  thread,
  stone,
  breeze,
  echo,
  flame,
  shell,
  blossom,
  fan,
  rings,
} as const;

export type LogoMark = keyof typeof marks;
