import { countInCharge, reassignInCharge } from '../../people/in-charge.repo.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';
import { isOpen } from './change/in-charge.repo.ts';

const place = 'slot_offer.recruiter_id';

/** Offers and appointments go to the colleague who takes over and gets the reminders. */
export const slotWork: LeaverWork = {
  name: 'slots',
  count: (db, leaver, now) => countInCharge(db, place, leaver, isOpen(now)),
  handOver: (tx, leaver, to, now) => reassignInCharge(tx, place, leaver, { to, only: isOpen(now) }),
  // The author of a message with offered times belongs to the messages feature.
  names: [],
};
