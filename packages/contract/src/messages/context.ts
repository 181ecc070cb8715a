import { z } from 'zod';
import {
  applicationId,
  applicationStatus,
  appliedJob,
  sharedSteps,
} from '../applications/schemas.ts';
import { requestJob } from '../connect/schemas.ts';
import { offerId } from '../slots/schemas.ts';

const at = z.iso.datetime();

/** An application that was sent, as both sides know it: no labels, notes or ratings. */
const application = z.object({
  id: applicationId,
  job: appliedJob,
  /** Whether the reading student can open the job's page; always false for a company. */
  jobOpen: z.boolean(),
  status: applicationStatus,
  appliedAt: at,
  /** Names of the files sent with it; empty once the sent profile is erased. */
  documents: z.array(z.string()),
  timeline: z.array(z.object({ at, kind: z.enum(sharedSteps) })),
});
export type ThreadApplication = z.output<typeof application>;

/** The open or accepted connect request of the two. */
const request = z.object({
  mine: z.boolean(),
  state: z.enum(['asked', 'connected']),
  message: z.string().nullable(),
  job: requestJob.nullable(),
  at,
});

/** An appointment that stands, placed in the thread at the time it was agreed on or moved. */
const appointment = z.object({ id: offerId, at, startsAt: at, minutes: z.int() });

/** What a thread is about. Null with a page of earlier or later messages. */
export const threadContext = z
  .object({
    /** The first one first. */
    applications: z.array(application),
    /** Null for interviewers, who do not see connections. */
    request: request.nullable(),
    appointments: z.array(appointment),
  })
  .nullable();
export type ThreadContext = NonNullable<z.output<typeof threadContext>>;
