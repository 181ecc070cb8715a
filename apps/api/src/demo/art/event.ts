import type { Random } from '../random.ts';
import { randomFor } from './brush/seed.ts';
import { drawing, perhapsMirrored } from './brush/svg.ts';
import { fair } from './event/fair.ts';
import { online } from './event/online.ts';
import { stage } from './event/stage.ts';
import { walk } from './event/walk.ts';

const scenes = { stage, fair, online, walk } as const;
export type EventScene = keyof typeof scenes;
const names = Object.keys(scenes) as EventScene[];

/** People who meet, 16 by 9; without a scene to draw, the seed chooses one. */
export function eventSvg(seed: string, scene?: EventScene): string {
  const random: Random = randomFor(`event ${seed}`);
  return drawing(
    1280,
    720,
    perhapsMirrored(random, scenes[scene ?? random.pick(names)](random)),
    960,
  );
}
