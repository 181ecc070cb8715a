import { circle, path } from '../brush/svg.ts';

export interface HairStyle {
  behind: (color: string) => string;
  front: (color: string) => string;
  /** What goes with it: a beard with short hair, earrings with long. */
  with?: 'beard' | 'earrings';
}

const nothing = () => '';

/** The cap that most styles share, with a parting of its own. */
const fringe = (color: string): string =>
  path(
    'M206 288C196 160 250 104 324 104S446 164 434 288C426 240 406 214 384 200C330 236 262 238 236 226C218 244 210 262 206 288Z',
    color,
  );

const short: HairStyle = { with: 'beard', behind: nothing, front: fringe };

const parted: HairStyle = {
  with: 'beard',
  behind: nothing,
  front: (color) =>
    path(
      'M206 292C192 168 244 100 330 102C416 104 448 170 434 292C430 254 418 232 404 216C372 220 316 208 288 172C276 204 236 216 226 232C214 250 209 268 206 292Z',
      color,
    ),
};

const crop: HairStyle = {
  with: 'beard',
  behind: nothing,
  front: (color) =>
    path(
      'M210 262C206 160 254 112 320 112S434 160 430 262C424 226 412 206 396 196C350 186 290 186 244 196C228 206 216 226 210 262Z',
      color,
    ),
};

const bob: HairStyle = {
  with: 'earrings',
  behind: (color) =>
    path(
      'M186 300C170 150 240 96 320 96S470 150 454 300C460 370 456 412 442 436H198C184 412 180 370 186 300Z',
      color,
    ),
  front: (color) =>
    path(
      'M202 330C190 160 250 104 320 104S450 160 438 330C432 270 424 240 410 222C350 232 290 232 230 222C216 240 208 270 202 330Z',
      color,
    ),
};

const long: HairStyle = {
  with: 'earrings',
  behind: (color) =>
    path(
      'M184 290C168 150 240 92 320 92S472 150 456 290C462 420 478 500 486 560H154C162 500 178 420 184 290Z',
      color,
    ),
  front: (color) =>
    path(
      'M202 350C188 160 246 102 318 102S452 160 438 350C434 290 424 250 400 222C360 218 330 196 316 168C300 204 262 224 240 230C216 256 208 300 202 350Z',
      color,
    ),
};

const bun: HairStyle = {
  with: 'earrings',
  behind: (color) => circle(320, 96, 52, color),
  front: (color) =>
    path(
      'M208 282C200 168 254 114 320 114S440 168 432 282C424 232 392 196 320 184C248 196 216 232 208 282Z',
      color,
    ),
};

const ponytail: HairStyle = {
  with: 'earrings',
  behind: (color) =>
    path(
      'M400 150C500 150 520 280 486 430C480 470 452 470 450 440C452 340 440 260 400 220Z',
      color,
    ),
  front: fringe,
};

const curls: HairStyle = {
  behind: (color) =>
    circle(220, 250, 54, color) +
    circle(420, 250, 54, color) +
    circle(214, 330, 40, color) +
    circle(426, 330, 40, color),
  front: (color) =>
    [
      [236, 186, 44],
      [290, 144, 48],
      [352, 144, 48],
      [404, 186, 44],
      [320, 176, 40],
      [264, 200, 32],
      [376, 200, 32],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, color))
      .join(''),
};

const waves: HairStyle = {
  with: 'earrings',
  behind: (color) =>
    path(
      'M188 270C172 150 240 92 320 92S468 150 452 270C474 320 452 350 470 400C480 440 452 470 462 506H178C188 470 160 440 170 400C188 350 166 320 188 270Z',
      color,
    ),
  front: (color) =>
    path(
      'M204 320C186 160 262 96 340 104C430 112 448 190 436 320C430 274 420 246 400 230C340 240 290 214 270 186C262 220 214 244 204 320Z',
      color,
    ),
};

const scarves: Record<string, string> = {
  '#25211f': '#5f7d9c',
  '#2f2622': '#e3d5bf',
  '#3d2c24': '#7f9a73',
  '#5a3d2b': '#a994ad',
};

const scarf: HairStyle = {
  behind: (color) =>
    path(
      'M170 320C150 150 230 84 320 84S490 150 470 320C480 430 520 520 560 640H80C120 520 160 430 170 320Z',
      scarves[color] ?? '#5f7d9c',
    ),
  front: (color) => {
    const cloth = scarves[color] ?? '#5f7d9c';
    return (
      path(
        'M180 300C172 150 244 92 320 92S468 150 460 300C466 400 420 480 320 500C220 480 174 400 180 300ZM224 300C220 400 268 446 320 446S420 400 416 300C416 218 380 180 320 180S224 218 224 300Z',
        cloth,
      ).replace('fill=', 'fill-rule="evenodd" fill=') +
      path('M186 420C230 500 410 500 454 420C470 520 440 600 320 610S170 520 186 420Z', cloth) +
      path('M220 470C270 520 370 520 420 470C400 540 240 540 220 470Z', '#000000', 0.08)
    );
  },
};

const shaved: HairStyle = {
  with: 'beard',
  behind: nothing,
  front: (color) =>
    path(
      'M214 250C210 164 256 122 320 122S430 164 426 250C418 214 392 186 320 180C248 186 222 214 214 250Z',
      color,
      0.92,
    ),
};

export const hairStyles: readonly HairStyle[] = [
  short,
  parted,
  crop,
  bob,
  long,
  bun,
  ponytail,
  curls,
  waves,
  scarf,
  shaved,
];
