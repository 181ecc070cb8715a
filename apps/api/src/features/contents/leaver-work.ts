import type { LeaverWork } from '../../people/leaver-work.ts';
import { countInCharge, giveContents, hasWritten } from './in-charge.repo.ts';

export const contentWork: LeaverWork = {
  name: 'contents',
  count: countInCharge,
  handOver: giveContents,
  names: hasWritten,
};
