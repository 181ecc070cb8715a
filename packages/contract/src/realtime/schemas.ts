import { z } from 'zod';

export const signalKinds = ['connects', 'messages', 'apply', 'notifications', 'contents'] as const;
export type SignalKind = (typeof signalKinds)[number];

/** A hint that something changed. Carries ids, never texts: clients read them by other calls. */
const signal = z.object({
  /** A counter per account; the value of `Last-Event-ID` when a stream resumes. */
  id: z.int(),
  kind: z.string(),
  subject: z.string().nullable(),
});
export type Signal = z.output<typeof signal>;

/** Sent instead of a replay when the signals since `Last-Event-ID` have been deleted. */
export const resetKind = 'reset';

export const pollQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
export const pollReply = z.object({ signals: z.array(signal), last: z.int() });
