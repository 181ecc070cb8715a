import { indigo, kaki, moss, paper } from './brush/palette.ts';
import { randomFor } from './brush/seed.ts';
import { at, drawing, rect } from './brush/svg.ts';
import { type LogoMark, marks } from './logo/marks.ts';

/** Ground, mark, and the one spot of another colour. */
const schemes = [
  [paper, indigo, kaki],
  [indigo, '#fdf6ec', '#f0a06f'],
  [paper, moss, kaki],
  [moss, '#fbf6e9', '#f0c36b'],
  ['#f6eadb', '#8a4a2a', indigo],
  [kaki, '#fff4e8', '#7a2f10'],
  ['#e9eff7', indigo, moss],
  ['#2b2e34', '#f5ecdf', '#e07a48'],
  ['#ebf2e5', '#3d5a34', kaki],
  ['#f3e8da', '#2f3b4c', kaki],
] as const;

const names = Object.keys(marks) as LogoMark[];

/** The sign of a company, 1 by 1; without a mark to draw, the seed chooses one. */
export function logoSvg(seed: string, mark?: LogoMark): string {
  const random = randomFor(`logo ${seed}`);
  const [ground, main, spot] = random.pick(schemes);
  const drawn = marks[mark ?? random.pick(names)](main, spot, ground);
  return drawing(640, 640, rect(0, 0, 640, 640, ground) + at(320, 320, drawn, 2));
}
