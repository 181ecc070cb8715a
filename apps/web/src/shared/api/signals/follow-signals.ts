import type { resetKind, Signal } from '@engawa/contract/realtime/schemas';
import { ApiFailure, SessionOver } from '../failures/api-failure.ts';

/** Only the type is imported, to keep zod out of this chunk. */
const reset: typeof resetKind = 'reset';

export interface LiveParts {
  /** Reads until the stream ends; throws if it cannot be opened, breaks or falls silent. */
  stream(
    after: number | undefined,
    onOpen: () => void,
    onSignal: (signal: Signal) => void,
  ): Promise<void>;
  poll(after: number | undefined): Promise<{ signals: Signal[]; last: number }>;
  /** Waits; resolves at once when the reader is stopped. */
  pause(ms: number): Promise<void>;
  /** Resolves once the page may be visible. */
  seen(): Promise<void>;
  stopped(): boolean;
  random(): number;
}

export const streamTries = 3;
const pollEveryMs = 20_000;
/** Number of polls before the stream is retried. */
export const pollsPerTry = 15;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Exponential backoff with jitter, so that tabs do not retry in step. */
export function backoffMs(failures: number, random: number): number {
  const most = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
  return most / 2 + (random * most) / 2;
}

export async function followSignals(
  parts: LiveParts,
  onSignal: (signal: Signal) => void,
): Promise<void> {
  let last: number | undefined;
  let failures = 0;
  let missed = false;

  const receive = (signal: Signal) => {
    last = Math.max(last ?? 0, signal.id);
    onSignal(signal);
  };
  const open = () => {
    failures = 0;
    // Without a signal to resume after, signals may have been missed.
    if (missed && last === undefined) onSignal({ id: 0, kind: reset, subject: null });
    missed = false;
  };

  async function pollForAWhile(): Promise<void> {
    for (let turn = 0; turn < pollsPerTry && !parts.stopped(); turn += 1) {
      await parts.seen();
      const answer = await parts.poll(last);
      open();
      answer.signals.forEach(receive);
      last = answer.last;
      await parts.pause(pollEveryMs);
    }
  }

  while (!parts.stopped()) {
    try {
      await parts.seen();
      await (failures < streamTries ? parts.stream(last, open, receive) : pollForAWhile());
      missed = true;
      await parts.pause(backoffMs(0, parts.random()));
    } catch (failure) {
      if (isFinal(failure)) return;
      missed = true;
      failures += 1;
      await parts.pause(backoffMs(failures, parts.random()));
    }
  }
}

/** The session is over: this reader stops silently, and the next call reports it. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof SessionOver ||
  (failure instanceof ApiFailure && [401, 403].includes(failure.status));
