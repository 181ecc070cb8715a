import { z } from 'zod';
import { applicationId } from '../applications/schemas.ts';
import { bilingualName } from '../auth/schemas.ts';
import { day, line, paragraphs, several } from '../fields/fields.ts';
import { storedFile } from '../files/schemas.ts';
import { perLanguage } from '../per-language.ts';
import { idSchema } from '../reference/id-schema.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import { salaryTypes } from '../reference/jobs/salary-types.ts';
import { offerConditions } from './conditions.ts';
import { offerLimits } from './limits.ts';

const note = perLanguage(paragraphs(offerLimits.note));

/** What the recruiter states. Hours, holidays and the rest come from the posting. */
export const offerTerms = z.strictObject({
  position: perLanguage(line(offerLimits.line)).refine(({ jp, en }) => jp !== null || en !== null, {
    path: ['jp'],
    error: 'required',
  }),
  employmentType: idSchema(employmentTypes),
  startsOn: day,
  workplace: perLanguage(line(offerLimits.line)),
  salaryType: idSchema(salaryTypes),
  salary: z.int().min(1).max(1_000_000_000),
  salaryNote: note,
  /** When and how wages are reckoned and paid (労働基準法施行規則5条1項3号). */
  payment: note,
  /** Retirement, leaving and dismissal (労働基準法施行規則5条1項4号). */
  leaving: note,
  conditions: several(z.literal(offerConditions)),
  otherConditions: note,
  /** Why the pay is lower than the posting said (職業安定法5条の3 3項). */
  payReason: note,
  /** The student answers until the end of this day in Japan. */
  replyBy: day,
});
export type OfferTerms = z.output<typeof offerTerms>;

export const offerStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

export const offerFacts = z.object({
  id: applicationId,
  job: bilingualName,
  state: z.enum(offerStates),
  /** Null: the company stated no terms here. */
  terms: offerTerms.nullable(),
  /** Null: no day was set. */
  replyBy: z.iso.date().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why the student declined or the company withdrew. */
  reason: z.string().nullable(),
  /** Null: no terms were stated, the file was deleted, or the student is not available. */
  document: z
    .object({
      /** In place of the 労働条件通知書 that is typeset from the terms. */
      ownFile: storedFile.pick({ name: true, bytes: true }).nullable(),
    })
    .nullable(),
  /** What the student asked for; the company answers by setting another day. */
  moreTime: z
    .object({ until: z.iso.date(), text: z.string().nullable(), at: z.iso.datetime() })
    .nullable(),
});
export type OfferFacts = z.output<typeof offerFacts>;

export const ofApplication = z.object({ id: applicationId });
