import { CollectedOutbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../database.ts';
import {
  type Connection,
  notifyOfChange,
  notifyOfExpiry,
  type Pair,
} from '../features/connect/public.ts';
import { readAllBefore } from '../features/notifications/public.ts';

/** Notifications of everything the demo has inserted between people; no mails. */
export async function insertNotifications(
  tx: Tx,
  connections: readonly (Connection & { pair: Pair })[],
  { readUntil }: { readUntil: Date },
): Promise<void> {
  const inOrder = connections.toSorted((one, other) => one.since.getTime() - other.since.getTime());
  for (const { pair, ...connection } of inOrder) {
    const changing = { tx, outbox: new CollectedOutbox(), now: connection.since, origin: '' };
    if (connection.state === 'expired') await notifyOfExpiry(changing, pair, connection);
    else await notifyOfChange(changing, pair, { before: null, connection, message: '' });
  }
  await readAllBefore(tx, readUntil);
}
