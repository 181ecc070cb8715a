import type { Random } from '../../random.ts';
import { circle, path, repeat, stroke } from '../brush/svg.ts';

const cloths = [
  '#274a78',
  '#4f6e3f',
  '#b8552a',
  '#3b4654',
  '#8a4a3a',
  '#5f7d9c',
  '#7d8b5a',
] as const;
const light = ['#fdf9f1', '#f3e8da', '#e9eff7', '#fbeee2'] as const;

const shoulders = 'M70 640C76 540 150 500 262 484H378C490 500 564 540 570 640Z';

const hood =
  'M216 506C222 452 262 462 276 482C300 540 340 540 364 482C378 462 418 452 424 506C400 584 240 584 216 506Z';

/** A jacket over a shirt. */
const suit = (random: Random): string => {
  const cloth = random.pick(['#274a78', '#2f3640', '#4a4640', '#3d4f46']);
  return (
    path(shoulders, cloth) +
    path('M262 482H378L350 640H290Z', '#fffdf9') +
    path('M262 482L320 548L290 580L246 500ZM378 482L320 548L350 580L394 500Z', '#fffdf9') +
    path(
      'M250 490L300 640H236L196 560L226 548L212 512ZM390 490L340 640H404L444 560L414 548L428 512Z',
      cloth,
    ) +
    path('M250 490L300 640H284L236 520ZM390 490L340 640H356L404 520Z', '#00000022') +
    (random.next() < 0.5
      ? path('M308 552H332L342 640H298Z', random.pick(['#d9622b', '#4f6e3f', '#8a4a3a']))
      : '')
  );
};

const knit = (random: Random): string => {
  const cloth = random.pick(cloths);
  return (
    path(shoulders, cloth) +
    path('M240 486C260 548 380 548 400 486L382 482C366 522 274 522 258 482Z', '#ffffff', 0.25) +
    repeat(9, (line) => stroke(`M${110 + line * 52} 560V640`, '#ffffff1f', 6))
  );
};

const shirt = (random: Random): string => {
  const cloth = random.pick(light);
  return (
    path(shoulders, cloth) +
    path('M262 480L320 552L274 590L236 498ZM378 480L320 552L366 590L404 498Z', '#ffffff') +
    stroke('M262 482L320 552L378 482M274 590L236 498M366 590L404 498', '#00000018', 4) +
    stroke('M320 556V640', '#00000022', 4) +
    circle(320, 590, 5, '#00000030') +
    circle(320, 624, 5, '#00000030')
  );
};

const hoodie = (random: Random): string => {
  const cloth = random.pick(cloths);
  return (
    path(shoulders, cloth) +
    path(hood, cloth) +
    path(hood, '#000000', 0.16) +
    stroke('M292 548V604M348 548V604', '#fffdf9', 7)
  );
};

const blouse = (random: Random): string => {
  const cloth = random.pick(['#c9755a', '#e0b25c', '#6f8f86', '#a7b9cf', '#fdf9f1', '#b98a9b']);
  return (
    path(shoulders, cloth) +
    path('M250 486L320 590L390 486L404 494L320 622L236 494Z', '#ffffff', 0.35) +
    path('M262 484L320 572L378 484Z', '#00000012')
  );
};

/** Its collar lies over the neck, so it is drawn after it. */
const turtleneck = (random: Random): string => {
  const cloth = random.pick(cloths);
  return (
    path(shoulders, cloth) +
    path('M262 462C284 482 356 482 378 462L392 524C362 550 278 550 248 524Z', cloth) +
    path('M262 462C284 482 356 482 378 462L380 474C356 494 284 494 260 474Z', '#ffffff', 0.18) +
    path('M250 512C282 536 358 536 390 512L392 524C362 550 278 550 248 524Z', '#000000', 0.14)
  );
};

/** What is worn under the neck, and what over it. */
export const outfits: readonly { draw: (random: Random) => string; overNeck?: boolean }[] = [
  { draw: suit },
  { draw: suit },
  { draw: knit },
  { draw: shirt },
  { draw: hoodie },
  { draw: blouse },
  { draw: turtleneck, overNeck: true },
];
