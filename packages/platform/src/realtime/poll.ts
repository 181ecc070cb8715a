import { resetKind, type Signal } from '@engawa/contract/realtime/schemas';
import { readPosition, readSignals, type SignalSource } from './signals.repo.ts';

/** The signals since a position in one reply; without a position, only the current one. */
export async function pollAfter(
  source: SignalSource,
  accountId: string,
  after: string | undefined,
): Promise<{ signals: Signal[]; last: number }> {
  const seen = after === undefined ? undefined : Number(after);
  const { last, complete } = await readPosition(source, accountId, seen);
  if (!complete) return { signals: [{ id: last, kind: resetKind, subject: null }], last };
  if (seen === undefined) return { signals: [], last };
  const signals = await readSignals(source, accountId, seen);
  return { signals, last: signals.at(-1)?.id ?? last };
}
