import { countInCharge, reassignInCharge } from '../../people/in-charge.repo.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';
import { isOpen } from './change/in-charge.repo.ts';
import { countHeld, replaceInterviewer } from './change/interviewers.repo.ts';

const place = 'slot_offer.recruiter_id';

/** A colleague takes over offers and appointments, and the leaver's place among interviewers. */
export const slotWork: LeaverWork = {
  name: 'slots',
  count: async (db, leaver, now) =>
    (await countInCharge(db, place, leaver, isOpen(now))) +
    (await countHeld(db, leaver, isOpen(now))),
  handOver: async (tx, leaver, to, now) => {
    await replaceInterviewer(tx, leaver, { to, isOpen: isOpen(now) });
    await reassignInCharge(tx, place, leaver, { to, only: isOpen(now) });
  },
  // The author of a message with offered times belongs to the messages feature.
  names: [],
};
