import { z } from 'zod';
import { applicationLimits } from './limits.ts';
import {
  applicationId,
  applicationStatus,
  applicationWay,
  appliedJob,
  companySteps,
  lentBy,
  outcomeResult,
  sharedSteps,
} from './schemas.ts';

const member = z.object({ id: z.uuid(), name: z.string() });

/** An application as the company sees it in a list. */
export const applicant = z.object({
  id: applicationId,
  job: appliedJob,
  way: applicationWay,
  lentBy,
  status: applicationStatus,
  statusAt: z.iso.datetime(),
  /** Null: not available (`gone`). As it was sent, where it was sent here. */
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
  /** The student blocked the company or deleted their account; the two are not told apart. */
  gone: z.literal('unavailable').nullable(),
  /** The company's label, by id. */
  label: z.uuid().nullable(),
  assignee: member.nullable(),
  /** Null: sent to the company's own page, not confirmed yet. */
  appliedAt: z.iso.datetime().nullable(),
  preAppliedAt: z.iso.datetime().nullable(),
  /** Since when an answer is owed; null once there is an outcome, and where none is owed here. */
  waitingSince: z.iso.datetime().nullable(),
  /** Given, and sent to the student at this time unless it is undone. */
  outcome: z.object({ result: outcomeResult, sendsAt: z.iso.datetime() }).nullable(),
  notes: z.int(),
  ratings: z.int(),
  /** The caller's own; the average of all, once the caller has given theirs. */
  myStars: z.int().nullable(),
  averageStars: z.number().nullable(),
  threadId: z.uuid().nullable(),
});
export type Applicant = z.output<typeof applicant>;

export const companyStep = z.object({
  at: z.iso.datetime(),
  kind: z.enum([...sharedSteps, ...companySteps]),
  /** Who of the company; null: the student, time, or somebody who has left. */
  by: z.string().nullable(),
  /** The label, the assignee or the result. */
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

export const applyRating = z.object({
  by: z.string().nullable(),
  mine: z.boolean(),
  stars,
  text: z.string().nullable(),
  at: z.iso.datetime(),
});
