import type { LeaverWork } from '../../people/leaver-work.ts';
import { countOpen, giveOpen } from './change/in-charge.repo.ts';

/** Offered times and agreed appointments go to the colleague, who gets the reminders. */
export const slotWork: LeaverWork = {
  name: 'slots',
  count: countOpen,
  handOver: giveOpen,
  // Messages with times show their author; that is the work of messages.
  names: async () => false,
};
