import { z } from 'zod';

/** What a signal can be about. */
export const signalKinds = ['connects', 'messages', 'apply', 'notifications', 'contents'] as const;
export type SignalKind = (typeof signalKinds)[number];

/** A hint that something changed. It carries ids, never texts: the client then reads what it may. */
const signal = z.object({
  /** Counts up by one per account; the value of `Last-Event-ID` when a stream resumes. */
  id: z.int(),
  kind: z.string(),
  subject: z.string().nullable(),
});
export type Signal = z.output<typeof signal>;

/** Sent instead of a replay when the signals since `Last-Event-ID` are no longer kept. */
export const resetKind = 'reset';

export const pollQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
export const pollReply = z.object({ signals: z.array(signal), last: z.int() });
