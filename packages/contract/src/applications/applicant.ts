import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { applicationLimits } from './limits.ts';
import {
  applicationId,
  applicationStatus,
  applicationWay,
  appliedJob,
  companySteps,
  lentBy,
  offerStanding,
  outcomeResult,
  sharedSteps,
} from './schemas.ts';

const member = z.object({ id: z.uuid(), name: z.string() });

export const applicant = z.object({
  id: applicationId,
  job: appliedJob,
  way: applicationWay,
  lentBy,
  status: applicationStatus,
  statusAt: z.iso.datetime(),
  /** Null: not available (see `gone`). For applications sent here, the snapshot at sending. */
  student: z
    .object({
      studentId: z.uuid(),
      name: z.string(),
      nameKana: z.string().nullable(),
      university: z.string().nullable(),
      graduation: z.string().nullable(),
      pictureUrl: z.string().nullable(),
    })
    .nullable(),
  /** The student blocked the company or deleted their account; deliberately indistinguishable. */
  gone: z.literal('unavailable').nullable(),
  label: z.uuid().nullable(),
  /** Of an application in progress; an ended application keeps its last stage, unless deleted. */
  stage: z.uuid().nullable(),
  assignee: member.nullable(),
  /** Null: the student went to the company's own page and has not confirmed an application. */
  appliedAt: z.iso.datetime().nullable(),
  preAppliedAt: z.iso.datetime().nullable(),
  /** Since when the company owes an answer; null with an outcome, or where it owes none here. */
  waitingSince: z.iso.datetime().nullable(),
  /** The outcome reaches the student at `sendsAt` unless the company undoes it before. */
  outcome: z.object({ result: outcomeResult, sendsAt: z.iso.datetime() }).nullable(),
  offer: offerStanding,
  notes: z.int(),
  ratings: z.int(),
  /** The overall stars of the caller's latest form. */
  myStars: z.int().nullable(),
  /** Of all forms; for an interviewer, of the stages in which they have submitted theirs. */
  averageStars: z.number().nullable(),
  threadId: z.uuid().nullable(),
});
export type Applicant = z.output<typeof applicant>;

export const companyStep = z.object({
  at: z.iso.datetime(),
  kind: z.enum([...sharedSteps, ...companySteps]),
  /** Name of the company's member; null for the student, the system, or a member who has left. */
  by: z.string().nullable(),
  detail: z.string().nullable(),
});

export const applyNote = z.object({
  id: z.uuid(),
  author: z.string().nullable(),
  mine: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

export const stars = z.int().min(1).max(applicationLimits.stars);

/** A member's form about an application in one stage of the selection. */
export const applyRating = z.object({
  by: z.string().nullable(),
  mine: z.boolean(),
  /** The stage as it was named then; the id is null after the stage is deleted. */
  stage: z.object({ id: z.uuid().nullable(), name: bilingualName }),
  scores: z.array(z.object({ criterion: z.string(), stars })),
  /** The overall impression. */
  stars,
  text: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ApplyRating = z.output<typeof applyRating>;
