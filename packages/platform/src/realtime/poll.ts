import { type RealtimeEvent, resetKind } from '@engawa/contract/realtime/schemas';
import type { ReadPipeline } from '../db/pipeline.ts';
import { readEvents, readPosition } from './events.repo.ts';

/** The stream's events as one answer: nothing to replay at first, then what came since. */
export async function pollAfter(
  pipeline: ReadPipeline,
  accountId: string,
  after: string | undefined,
): Promise<{ events: RealtimeEvent[]; last: number }> {
  const seen = after === undefined ? undefined : Number(after);
  const { last, complete } = await readPosition(pipeline, accountId, seen);
  if (!complete) return { events: [{ id: last, kind: resetKind, subject: null }], last };
  if (seen === undefined) return { events: [], last };
  const events = await readEvents(pipeline, accountId, seen);
  return { events, last: events.at(-1)?.id ?? last };
}
