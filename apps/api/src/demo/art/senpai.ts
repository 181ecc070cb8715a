import type { Random } from '../random.ts';
import { hairs, skins } from './brush/people.ts';
import { randomFor } from './brush/seed.ts';
import { circle, drawing, ellipse, path, rect, repeat } from './brush/svg.ts';
import { face } from './senpai/face.ts';
import { hairStyles } from './senpai/hair.ts';
import { outfits } from './senpai/outfits.ts';

const grounds = [
  '#e4ecf3',
  '#f6e3d5',
  '#e5eddd',
  '#f3e8da',
  '#e9e3ee',
  '#dfe9e6',
  '#f7ecd3',
] as const;
/** What the ground carries behind the person: a sun, hills, a lattice. */
const backs = [
  (random: Random) => circle(random.pick([190, 450]), 220, 130, '#ffffff', 0.5),
  () => path('M0 470C160 380 260 420 360 400S560 340 640 400V640H0Z', '#ffffff', 0.45),
  () =>
    repeat(5, (bar) => rect(40 + bar * 140, 0, 10, 640, '#ffffff', { opacity: 0.4 })) +
    repeat(4, (bar) => rect(0, 80 + bar * 150, 640, 10, '#ffffff', { opacity: 0.4 })),
  () => circle(320, 300, 250, '#ffffff', 0.4),
] as const;

const skinShades: Record<(typeof skins)[number], string> = {
  '#f6d7bd': '#e8bd9d',
  '#efc4a0': '#dca981',
  '#e0ac84': '#c98f66',
  '#c68a62': '#ab7049',
  '#a26a47': '#875335',
  '#7c4f36': '#633c28',
};

/** Oval, round, and with a broad chin. */
const heads = [
  'M214 270C214 170 258 130 320 130S426 170 426 270C430 390 380 452 320 452S210 390 214 270Z',
  'M212 276C212 172 258 130 320 130S428 172 428 276C434 380 388 444 320 444S206 380 212 276Z',
  'M214 270C214 170 258 130 320 130S426 170 426 270C432 372 400 420 366 442C342 454 298 454 274 442C240 420 208 372 214 270Z',
] as const;

/** A friendly face, nobody's likeness, 1 by 1. */
export function senpaiSvg(seed: string): string {
  const random = randomFor(`senpai ${seed}`);
  const skin = random.pick(skins);
  const shade = skinShades[skin];
  const style = random.pick(hairStyles);
  const hair = random.pick([...hairs, '#6b4a33']);
  const outfit = random.pick(outfits);
  const worn = outfit.draw(random);
  const neck = path('M268 400V500C268 540 372 540 372 500V400Z', shade);
  return drawing(
    640,
    640,
    rect(0, 0, 640, 640, random.pick(grounds)) +
      random.pick(backs)(random) +
      style.behind(hair) +
      (outfit.overNeck ? neck + worn : worn + neck) +
      ellipse(212, 322, 20, 32, shade) +
      ellipse(428, 322, 20, 32, shade) +
      path(random.pick(heads), skin) +
      face(random, shade, style.with) +
      style.front(hair),
  );
}
