import { z } from 'zod';
import { line, once, paragraphs, webAddress } from '../fields/fields.ts';
import { slotLimits } from './limits.ts';

/** A moment, kept to the minute; the screen shows it in Asia/Tokyo and in the reader’s own zone. */
const moment = z.iso.datetime({ offset: true }).transform((at) => {
  const minute = 60_000;
  return new Date(Math.floor(new Date(at).getTime() / minute) * minute).toISOString();
});

const minutes = z.int().min(slotLimits.minutes.least).max(slotLimits.minutes.most);

/** Where: a place, a link, or both. */
const where = { place: line(slotLimits.place).nullable(), link: webAddress.nullable() };
const isSomewhere = ({ place, link }: { place: string | null; link: string | null }) =>
  place !== null || link !== null;
const nowhere = { path: ['place'], error: 'required' };

export const offerFields = {
  times: once(z.array(moment).min(1).max(slotLimits.times)),
  minutes,
  ...where,
};
export const somewhere = [isSomewhere, nowhere] as const;

export const offerId = z.uuid();
const reason = paragraphs(slotLimits.reason).nullish();
export const pickBody = z.strictObject({ id: offerId, timeId: z.uuid() });
export const endOfferBody = z.strictObject({ id: offerId, text: reason });
export const moveBody = z
  .strictObject({ id: offerId, startsAt: moment, minutes, ...where })
  .refine(...somewhere);

/**
 * offered: the student may pick; picked: there is an appointment; others_asked: none of them fits;
 * called_off: by whom is in `calledOffBy`; past: all the times went by.
 */
const slotState = z.enum(['offered', 'picked', 'others_asked', 'called_off', 'past']);
export type SlotState = z.output<typeof slotState>;

export const slotOffer = z.object({
  id: offerId,
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
