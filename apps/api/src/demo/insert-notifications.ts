import { CollectedOutbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../database.ts';
import { type Pair, type Tie, tellOfChange, tellOfExpiry } from '../features/connect/public.ts';
import { readAllBefore } from '../features/notifications/public.ts';

/** What has happened between people is told to them as it would have been; mails do not go out. */
export async function insertNotifications(
  tx: Tx,
  ties: readonly (Tie & { pair: Pair })[],
  { readUntil }: { readUntil: Date },
): Promise<void> {
  const inOrder = ties.toSorted((one, other) => one.since.getTime() - other.since.getTime());
  for (const { pair, ...tie } of inOrder) {
    const changing = { tx, outbox: new CollectedOutbox(), now: tie.since, origin: '' };
    if (tie.state === 'expired') await tellOfExpiry(changing, pair, tie);
    else await tellOfChange(changing, pair, { before: null, tie, message: '' });
  }
  await readAllBefore(tx, readUntil);
}
