import type { Random } from '../random.ts';
import { engawa } from './article/engawa.ts';
import { fromAbove } from './article/from-above.ts';
import { moonWindow } from './article/moon-window.ts';
import { train } from './article/train.ts';
import { randomFor } from './brush/seed.ts';
import { drawing, perhapsMirrored } from './brush/svg.ts';

const scenes: readonly ((random: Random) => string)[] = [engawa, fromAbove, moonWindow, train];

/** Something calm to stand over a text, 16 by 9. */
export function articleSvg(seed: string): string {
  const random = randomFor(`article ${seed}`);
  return drawing(1280, 720, perhapsMirrored(random, random.pick(scenes)(random)), 960);
}
