import type { Random } from '../../random.ts';
import { circle, ellipse, path, stroke } from '../brush/svg.ts';
import type { HairStyle } from './hair.ts';

const dark = '#2f2622';

/** Eyes, brows, nose, mouth, and for some glasses, a beard or earrings. */
export function face(random: Random, shade: string, goes: HairStyle['with']): string {
  const extra = random.next();
  return (
    eyes(random) +
    stroke('M322 318Q332 346 316 352', shade, 6) +
    ellipse(248, 362, 24, 15, '#e88b6f', 0.28) +
    ellipse(392, 362, 24, 15, '#e88b6f', 0.28) +
    mouth(random) +
    (extra < 0.3 ? glasses(random) : '') +
    (extra > 0.7 && goes === 'beard' ? beard() : '') +
    (extra > 0.6 && goes === 'earrings'
      ? circle(212, 362, 8, '#e0b25c') + circle(428, 362, 8, '#e0b25c')
      : '')
  );
}

function eyes(random: Random): string {
  const brows = stroke('M244 262Q268 248 292 260M348 260Q372 248 396 262', dark, 8);
  const kinds = [
    () =>
      circle(270, 298, 11, dark) +
      circle(370, 298, 11, dark) +
      circle(274, 294, 3.5, '#fff') +
      circle(374, 294, 3.5, '#fff'),
    () => stroke('M252 302Q270 284 288 302M352 302Q370 284 388 302', dark, 8),
    () =>
      ellipse(270, 298, 9, 13, dark) +
      ellipse(370, 298, 9, 13, dark) +
      stroke('M254 286Q270 276 286 286M354 286Q370 276 386 286', dark, 5) +
      circle(273, 293, 3, '#fff') +
      circle(373, 293, 3, '#fff'),
  ];
  return brows + random.pick(kinds)();
}

const mouth = (random: Random): string =>
  random.pick([
    () => stroke('M284 388Q320 416 356 388', '#9c4a42', 7),
    () =>
      path('M280 384Q320 396 360 384Q352 424 320 424T280 384Z', '#a4463f') +
      path('M288 388Q320 396 352 388L350 396Q320 404 290 396Z', '#fff'),
    () => stroke('M292 392Q322 410 352 388', '#9c4a42', 7),
  ])();

const glasses = (random: Random): string => {
  const color = random.pick(['#2b2e34', '#74512b', '#274a78']);
  const shape = random.pick([
    '<circle cx="270" cy="298" r="34"/><circle cx="370" cy="298" r="34"/>',
    '<rect x="236" y="272" width="68" height="52" rx="14"/><rect x="336" y="272" width="68" height="52" rx="14"/>',
  ]);
  return `<g fill="#ffffff" fill-opacity=".18" stroke="${color}" stroke-width="6">${shape}</g>${stroke('M304 294Q320 286 336 294M236 292L214 286M404 292L426 286', color, 6)}`;
};

const beard = (): string =>
  path(
    'M214 330C220 420 262 462 320 462S420 420 426 330C412 372 392 366 372 370Q320 356 268 370C248 366 228 372 214 330Z',
    '#2f2622',
    0.88,
  ) +
  path('M280 390Q320 402 360 390Q350 420 320 420T280 390Z', '#a4463f') +
  path('M288 394Q320 401 352 394L350 400Q320 408 290 400Z', '#fff');
