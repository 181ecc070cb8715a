import { z } from 'zod';
import { line, once, paragraphs, webAddress } from '../fields/fields.ts';
import { slotLimits } from './limits.ts';

/** Stored to the minute; shown in Asia/Tokyo and in the reader’s own zone. */
const moment = z.iso.datetime({ offset: true }).transform((at) => {
  const minute = 60_000;
  return new Date(Math.floor(new Date(at).getTime() / minute) * minute).toISOString();
});

const minutes = z.int().min(slotLimits.minutes.least).max(slotLimits.minutes.most);

const where = { place: line(slotLimits.place).nullable(), link: webAddress.nullable() };
const isSomewhere = ({ place, link }: { place: string | null; link: string | null }) =>
  place !== null || link !== null;
const nowhere = { path: ['place'], error: 'required' };

/** With an empty list, the recruiter who offered the times holds the meeting. */
const interviewerIds = once(z.array(z.uuid()).max(slotLimits.interviewers));

export const offerFields = {
  times: once(z.array(moment).min(1).max(slotLimits.times)),
  minutes,
  ...where,
  interviewerIds: interviewerIds.default([]),
};
export const somewhere = [isSomewhere, nowhere] as const;

export const offerId = z.uuid();
const reason = paragraphs(slotLimits.reason).nullish();
export const pickBody = z.strictObject({ id: offerId, timeId: z.uuid() });
export const endOfferBody = z.strictObject({ id: offerId, text: reason });
export const moveBody = z
  .strictObject({
    id: offerId,
    startsAt: moment,
    minutes,
    ...where,
    /** Without it the interviewers stay as they are. */
    interviewerIds: interviewerIds.optional(),
  })
  .refine(...somewhere);

/**
 * offered: the student may pick a time; picked: an appointment exists; others_asked: the student
 * asked for other times; called_off: see `calledOffBy`; past: all times have passed.
 */
const slotState = z.enum(['offered', 'picked', 'others_asked', 'called_off', 'past']);
export type SlotState = z.output<typeof slotState>;

export const slotOffer = z.object({
  id: offerId,
  state: slotState,
  minutes: z.int(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  /** Members of the company; empty for the student, and where the author holds the meeting. */
  interviewers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  times: z.array(
    z.object({
      id: z.uuid(),
      startsAt: z.iso.datetime(),
      /** Whether the student may pick it, or move the appointment to it. */
      open: z.boolean(),
    }),
  ),
  /** The appointment, which may have been moved to a time outside the offer. */
  startsAt: z.iso.datetime().nullable(),
  changes: z.int(),
  calledOffBy: z.enum(['student', 'company']).nullable(),
  reason: z.string().nullable(),
});
export type SlotOffer = z.output<typeof slotOffer>;
