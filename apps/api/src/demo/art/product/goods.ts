import type { Random } from '../../random.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../brush/svg.ts';
import { openBook, stackOfBooks, steamingCup, teaBowl } from '../brush/things.ts';

/** Things drawn around the middle of their foot, some 300 wide and high. */

const glazes = ['#274a78', '#8a4a3a', '#4f6e3f', '#c98a5a', '#5f7d9c'] as const;

const teaSet = (random: Random): string => {
  const glaze = random.pick(glazes);
  return (
    rect(-180, -12, 360, 14, '#8c6a45', { round: 7 }) +
    at(-40, -12, pot(glaze), 1.1) +
    at(92, -12, teaBowl(glaze, '#f3e8da'), 1.1) +
    at(150, -12, teaBowl('#f3e8da', glaze), 0.9)
  );
};

const pot = (glaze: string): string =>
  stroke('M-44 -112C-40 -170 40 -170 44 -112', '#74512b', 9) +
  path('M64 -76C92 -80 92 -112 112 -118L118 -106C108 -98 106 -52 66 -46Z', glaze) +
  path(
    'M-72 -16C-84 -64 -60 -104 0 -104S84 -64 72 -16C68 -4 58 0 46 0H-46C-58 0 -68 -4 -72 -16Z',
    glaze,
  ) +
  path('M-40 -104C-32 -118 32 -118 40 -104Z', '#00000033') +
  circle(0, -120, 9, glaze) +
  path('M-56 -34C-62 -62 -50 -84 -24 -92C-42 -76 -46 -54 -42 -32Z', '#ffffff', 0.3);

const suitcase = (random: Random): string => {
  const color = random.pick(glazes);
  return (
    stroke('M-50 -230V-276H50V-230', '#3b3a3a', 12) +
    rect(-116, -232, 232, 220, color, { round: 22 }) +
    repeat(4, (line) =>
      rect(-84 + line * 50, -214, 18, 184, '#ffffff', { round: 9, opacity: 0.16 }),
    ) +
    rect(-116, -150, 232, 12, '#00000026') +
    rect(-20, -158, 40, 28, '#e0c08a', { round: 6 }) +
    circle(-76, -6, 15, '#2b2a2a') +
    circle(76, -6, 15, '#2b2a2a') +
    path('M68 -212L104 -200L92 -164L56 -176Z', '#fff6e8')
  );
};

const lantern = (random: Random): string => {
  const glow = random.pick(['#fbdca0', '#f9c98a', '#fff0cf']);
  return (
    ellipse(0, -140, 150, 150, '#fff2d0', 0.35) +
    rect(-70, -18, 140, 18, '#74512b', { round: 4 }) +
    rect(-66, -262, 132, 16, '#74512b', { round: 4 }) +
    rect(-58, -246, 116, 228, glow) +
    repeat(3, (line) => rect(-60 + line * 57, -248, 7, 232, '#8c6a45')) +
    repeat(4, (line) => rect(-60, -200 + line * 46, 120, 5, '#8c6a45')) +
    path('M-84 -262L0 -306L84 -262Z', '#5d4023')
  );
};

const bento = (random: Random): string =>
  rect(-160, -92, 320, 92, random.pick(['#2f2320', '#7a2f1c', '#274a78']), { round: 14 }) +
  rect(-146, -132, 292, 52, '#f6efe2', { round: 10 }) +
  rect(-4, -132, 8, 52, '#c8a178') +
  circle(-76, -118, 15, '#d9422b') +
  repeat(3, (piece) =>
    rect(20 + piece * 38, -150, 32, 34, ['#4f6e3f', '#e8a06f', '#f3d06b'][piece] ?? '', {
      round: 10,
    }),
  ) +
  repeat(5, (grain) => circle(-130 + grain * 26, -134, 13, '#fffdf6')) +
  circle(-76, -140, 12, '#c9402a') +
  rect(-160, -56, 320, 6, '#e0b25c', { opacity: 0.7 }) +
  stroke('M-190 -8L190 -20', '#c8a178', 9);

const parcels = (random: Random): string => {
  const tape = random.pick(['#d9622b', '#274a78', '#4f6e3f']);
  const box = (x: number, y: number, width: number, height: number, fill: string) =>
    rect(x, y - height, width, height, fill, { round: 5 }) +
    rect(x, y - height, width, height * 0.16, '#00000014') +
    rect(x + width / 2 - 13, y - height, 26, height, tape, { opacity: 0.85 }) +
    rect(x + width - 50, y - 34, 34, 22, '#fff8ec', { round: 3 });
  return (
    box(-170, 0, 190, 140, '#c99f6e') +
    box(30, 0, 140, 110, '#b98b58') +
    box(-120, -142, 150, 104, '#d8b483') +
    box(46, -112, 104, 76, '#c99f6e')
  );
};

const globe = (random: Random): string => {
  const land = random.pick(['#8fab83', '#c8a178', '#e8c08a']);
  return (
    path('M-70 0C-60 -20 60 -20 70 0Z', '#74512b') +
    rect(-9, -44, 18, 34, '#8c6a45') +
    stroke('M-86 -66A122 122 0 1 1 78 -252', '#8c6a45', 12) +
    circle(0, -152, 104, '#5f86ab') +
    path(
      'M-88 -196C-50 -236 -6 -226 2 -206S-20 -172 -34 -160S-60 -120 -78 -116C-104 -150 -104 -174 -88 -196Z',
      land,
    ) +
    path(
      'M34 -178C60 -200 92 -190 98 -174C108 -144 96 -100 70 -78C48 -80 60 -116 44 -130S20 -160 34 -178Z',
      land,
    ) +
    path('M-30 -84C-10 -98 14 -90 18 -74S-4 -50 -12 -50S-44 -70 -30 -84Z', land) +
    path('M-70 -214A104 104 0 0 1 -10 -254C-40 -230 -58 -214 -70 -214Z', '#ffffff', 0.3)
  );
};

const coffee = (random: Random): string =>
  path(
    'M-100 0L-110 -210C-96 -222 96 -222 110 -210L100 0Z',
    random.pick(['#a9774a', '#274a78', '#4f6e3f', '#8a4a3a']),
  ) +
  path('M-110 -210L-96 -246H96L110 -210C96 -222 -96 -222 -110 -210Z', '#00000033') +
  rect(-100, -262, 200, 24, '#e8d9c0', { round: 6 }) +
  circle(0, -108, 62, '#fbf1df') +
  path('M-22 -150C22 -146 40 -100 18 -68C-26 -72 -42 -118 -22 -150Z', '#6a4426') +
  stroke('M-16 -140C8 -118 -16 -98 12 -76', '#fbf1df', 5) +
  at(176, 0, steamingCup('#fffaf2', '#d9622b'), 1.6);

const books = (random: Random): string =>
  at(-30, 0, stackOfBooks(random, 6), 2.6) +
  at(180, 0, steamingCup('#fffaf2', random.pick(glazes)), 1.6);

const bookAndTea = (random: Random): string =>
  at(-30, -4, openBook(), 2.7) +
  at(170, 0, teaBowl(random.pick(glazes), '#f3e8da'), 1.6) +
  at(-160, -30, stackOfBooks(random, 2), 1.2);

const tote = (random: Random): string => {
  const cloth = random.pick(['#f3e8da', '#274a78', '#c98a5a', '#8fab83']);
  const mark = cloth === '#f3e8da' ? '#d9622b' : '#fdf6ec';
  return (
    stroke('M-52 -190C-52 -310 52 -310 52 -190', cloth, 16) +
    stroke('M-52 -190C-52 -310 52 -310 52 -190', '#00000014', 16) +
    path('M-120 -200H120L134 -10C134 -4 130 0 124 0H-124C-130 0 -134 -4 -134 -10Z', cloth) +
    path('M-120 -200H120L121 -184H-121Z', '#00000018') +
    circle(0, -94, 46, mark) +
    path('M-46 -90C-20 -112 20 -70 46 -92A46 46 0 0 1 -46 -90Z', '#00000024')
  );
};

const bottles = (random: Random): string => {
  const bottle = (x: number, scale: number, glass: string, label: string) =>
    at(
      x,
      0,
      rect(-15, -262, 30, 24, '#c8a178', { round: 5 }) +
        path(
          'M-14 -240H14V-196C44 -176 52 -156 52 -132V-16C52 -4 44 0 34 0H-34C-44 0 -52 -4 -52 -16V-132C-52 -156 -44 -176 -14 -196Z',
          glass,
        ) +
        rect(-52, -118, 104, 74, label) +
        circle(0, -81, 20, glass) +
        path('M-40 -128C-38 -150 -30 -162 -16 -174V-20H-40Z', '#ffffff', 0.2),
      scale,
    );
  const [first, second] = [
    random.pick(['#8a5a2a', '#4f6e3f']),
    random.pick(['#274a78', '#b8552a']),
  ];
  return (
    bottle(-96, 0.94, first, '#fbf1df') +
    bottle(104, 0.8, '#d9b26a', '#fffaf2') +
    bottle(4, 1.1, second, '#fbf1df')
  );
};

const bowls = (random: Random): string =>
  at(0, -2, teaBowl(random.pick(glazes), '#e8d9c0'), 3) +
  at(-6, -104, teaBowl('#f3e8da', '#e0cdb0'), 2.5) +
  at(170, 0, teaBowl(random.pick(glazes), '#f3e8da'), 1.5);

const coins = (random: Random): string => {
  const pile = (x: number, count: number) =>
    repeat(
      count,
      (coin) =>
        ellipse(x, -10 - coin * 20, 52, 15, '#b98a3c') +
        ellipse(x, -16 - coin * 20, 52, 15, coin === count - 1 ? '#f3d58a' : '#e0b25c'),
    ) + ellipse(x, -16 - (count - 1) * 20, 32, 8, '#e0b25c');
  return (
    pile(-136, 3) +
    pile(-14, random.int(5, 6)) +
    pile(108, random.int(8, 9)) +
    stroke('M-170 -130C-90 -150 -50 -210 120 -262M84 -276L124 -264L108 -226', '#d9622b', 12)
  );
};

const card = (random: Random): string => {
  const color = random.pick(['#274a78', '#3d5a34', '#2b2e34']);
  return (
    `<g transform="rotate(-8 0 -110)">${rect(-176, -226, 330, 206, '#c8a178', { round: 20 })}</g>` +
    `<g transform="rotate(5 0 -110)">${rect(-170, -214, 340, 210, color, { round: 20 })}${rect(-140, -160, 60, 44, '#e0c08a', { round: 8 })}${circle(110, -50, 28, '#d9622b')}${circle(78, -50, 28, '#f0b45c', 0.85)}${repeat(4, (group) => rect(-140 + group * 62, -92, 46, 10, '#ffffff', { round: 5, opacity: 0.75 }))}${rect(-140, -50, 90, 9, '#ffffff', { round: 4, opacity: 0.45 })}</g>`
  );
};

const seedling = (random: Random): string =>
  stroke('M0 -110C-4 -160 6 -190 0 -226', '#4f6e3f', 11) +
  path('M0 -188C-70 -176 -104 -214 -108 -254C-50 -262 -10 -236 0 -188Z', '#7fa06f') +
  path('M2 -214C64 -210 100 -250 100 -294C44 -298 6 -266 2 -214Z', '#5c8055') +
  path(
    'M-100 -122H100L78 -8C76 -2 72 0 66 0H-66C-72 0 -76 -2 -78 -8Z',
    random.pick(['#c9744a', '#f3e8da', '#274a78']),
  ) +
  rect(-110, -136, 220, 28, '#00000022', { round: 8 }) +
  ellipse(0, -130, 92, 14, '#5d4023');

export const goods = {
  teaSet,
  suitcase,
  lantern,
  bento,
  parcels,
  globe,
  coffee,
  books,
  bookAndTea,
  tote,
  bottles,
  bowls,
  coins,
  card,
  seedling,
} as const;
