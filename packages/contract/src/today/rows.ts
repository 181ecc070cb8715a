import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';

/** Rows of the company's home page; each kind has one next action. */
export const todayLimits = {
  rows: 12,
  /** An application without any answer is due after this many hours. */
  dueHours: 72,
  /** A posting whose deadline is this close. */
  endingDays: 7,
  /** Students are new for this long after they became visible to companies. */
  newStudentDays: 7,
} as const;

const at = z.iso.datetime();
/** Null: the student is not available. */
const name = z.string().nullable();
const application = { applicationId: z.uuid(), name, job: bilingualName, appliedAt: at };

export const todayRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interview'), threadId: z.uuid(), name, startsAt: at, endsAt: at }),
  z.object({ kind: z.literal('answer-due'), ...application }),
  z.object({ kind: z.literal('new-applicant'), ...application }),
  z.object({ kind: z.literal('unread'), threadId: z.uuid(), name, count: z.int(), lastAt: at }),
  z.object({
    kind: z.literal('posting-ending'),
    jobId: z.uuid(),
    title: bilingualName,
    closesOn: z.iso.date(),
  }),
  z.object({
    kind: z.literal('new-matches'),
    targetId: z.uuid(),
    name: z.string(),
    count: z.int(),
  }),
]);
export type TodayRow = z.output<typeof todayRow>;
