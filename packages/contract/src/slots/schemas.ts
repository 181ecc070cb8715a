import { z } from 'zod';

/**
 * offered: the student may pick; picked: there is an appointment; others_asked: none of them fits;
 * called_off: by whom is in `calledOffBy`; past: all the times went by.
 */
const slotState = z.enum(['offered', 'picked', 'others_asked', 'called_off', 'past']);

export const slotOffer = z.object({
  id: z.uuid(),
  state: slotState,
  minutes: z.int(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  times: z.array(
    z.object({
      id: z.uuid(),
      startsAt: z.iso.datetime(),
      /** Whether the student may still pick it: not gone by, not taken meanwhile. */
      open: z.boolean(),
    }),
  ),
  /** The appointment, which may have been moved away from the times of the offer. */
  startsAt: z.iso.datetime().nullable(),
  /** Counts the changes of an appointment. */
  changes: z.int(),
  calledOffBy: z.enum(['student', 'company']).nullable(),
  /** The words of whoever asked for others or called off. */
  reason: z.string().nullable(),
});
export type SlotOffer = z.output<typeof slotOffer>;
