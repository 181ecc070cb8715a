import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { documentKinds } from '../documents/kinds.ts';
import { storedFile } from '../files/schemas.ts';
import { profile } from '../profile/schemas.ts';
import { studentView } from '../profile/student-view.ts';
import { idSchema } from '../reference/id-schema.ts';

export const applicationId = z.uuid();

/**
 * The status that the student sees. The first two wait for an outcome; `offered` and `declined`
 * come from the company, `withdrawn` from the student. Unrelated to labels, which are internal to
 * the company.
 */
export const applicationStatuses = [
  'new',
  'in-progress',
  'offered',
  'declined',
  'withdrawn',
] as const;
export const applicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const outcomeResult = z.enum(['offered', 'declined']);
export type OutcomeResult = z.output<typeof outcomeResult>;

export const applicationWay = z.enum(['here', 'external']);
export type ApplicationWay = z.output<typeof applicationWay>;

/** The partner company on whose page the student found the job. */
export const lentBy = z.object({ id: z.uuid(), name: bilingualName }).nullable();

/** The title at the time of applying; the id is null when the job was deleted. */
export const appliedJob = z.object({ id: contentId.nullable(), title: bilingualName });

/**
 * How an offer stands, for lists; null where none was sent. Its terms are in the feature `offers`.
 */
export const offerStanding = z
  .object({
    state: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
    /** Null: the company set no day. */
    replyBy: z.iso.date().nullable(),
  })
  .nullable();

export const sentProfile = z.object({
  studentProfile: studentView,
  email: z.string(),
  phone: profile.shape.basic.shape.phone,
  message: z.string().nullable(),
  files: z.array(storedFile),
  /** Made from the profile at sending; never changed afterwards. */
  documents: z.array(z.object({ kind: idSchema(documentKinds), file: storedFile })),
});
export type SentProfile = z.output<typeof sentProfile>;

export const sharedSteps = [
  'pre-applied',
  'applied',
  'in-progress',
  'back-to-new',
  'offered',
  'declined',
  'withdrawn',
  'offer-extended',
  'offer-time-asked',
  'offer-accepted',
  'offer-declined',
  'offer-withdrawn',
] as const;
export type SharedStep = (typeof sharedSteps)[number];
export const isSharedStep = (kind: string): kind is SharedStep =>
  (sharedSteps as readonly string[]).includes(kind);
export const companySteps = [
  'labelled',
  'stage-set',
  'assigned',
  'outcome-planned',
  'outcome-undone',
  'profile-erased',
] as const;
export type ApplicationStep = SharedStep | (typeof companySteps)[number];
