import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { contentId } from '../contents/schemas.ts';
import { storedFile } from '../files/schemas.ts';
import { profile } from '../profile/schemas.ts';
import { studentView } from '../profile/student-view.ts';

export const applicationId = z.uuid();

/**
 * What the student sees of where it stands. The first two wait for an outcome, the others have one:
 * offered and declined come from the company, withdrawn from the student. A label is another thing:
 * the company's own word.
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

/** Sent through here, or on a page of the company's own. */
export const applicationWay = z.enum(['here', 'external']);
export type ApplicationWay = z.output<typeof applicationWay>;

/** A partner through whom the student came to the job. */
export const lentBy = z.object({ id: z.uuid(), name: bilingualName }).nullable();

/** The job, by the title it had; null id where it was deleted. */
export const appliedJob = z.object({ id: contentId.nullable(), title: bilingualName });

/** What was sent, as it was at that moment. */
export const sentProfile = z.object({
  studentProfile: studentView,
  email: z.string(),
  phone: profile.shape.basic.shape.phone,
  message: z.string().nullable(),
  files: z.array(storedFile),
});
export type SentProfile = z.output<typeof sentProfile>;

/** What both sides may know of what has happened. */
export const sharedSteps = [
  'pre-applied',
  'applied',
  'in-progress',
  'back-to-new',
  'offered',
  'declined',
  'withdrawn',
] as const;
export type SharedStep = (typeof sharedSteps)[number];
export const isSharedStep = (kind: string): kind is SharedStep =>
  (sharedSteps as readonly string[]).includes(kind);
/** What only the company knows. */
export const companySteps = [
  'labelled',
  'assigned',
  'outcome-planned',
  'outcome-undone',
  'profile-erased',
] as const;
export type ApplicationStep = SharedStep | (typeof companySteps)[number];
