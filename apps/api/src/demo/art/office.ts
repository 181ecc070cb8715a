import type { Random } from '../random.ts';
import { randomFor } from './brush/seed.ts';
import { drawing, perhapsMirrored } from './brush/svg.ts';
import { desks } from './office/desks.ts';
import { lounge } from './office/lounge.ts';
import { meeting } from './office/meeting.ts';
import { reception } from './office/reception.ts';

const rooms: readonly ((random: Random) => string)[] = [desks, meeting, lounge, reception];

/** A room where people work, 4 by 3. */
export function officeSvg(seed: string): string {
  const random = randomFor(`office ${seed}`);
  return drawing(1280, 960, perhapsMirrored(random, random.pick(rooms)(random)), 960);
}
