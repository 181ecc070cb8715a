import type {
  AboutOf,
  NotificationAbout,
  NotificationKind,
} from '@engawa/contract/notifications/kinds';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../database.ts';
import { insertNotifications, markReadAbout } from './notifications.repo.ts';

export interface Notifying {
  tx: Tx;
  outbox: Outbox;
  now: Date;
}

interface News<K extends NotificationKind> {
  kind: K;
  about: AboutOf<K>;
  /** Account ids; duplicates are notified once. */
  to: readonly string[];
}

/**
 * Creates notifications in the transaction of the event and signals open tabs. Returns each
 * recipient's notification id, for the mail about the same event.
 */
export async function notify<K extends NotificationKind>(
  { tx, outbox, now }: Notifying,
  { kind, about, to }: News<K>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await insertNotifications(tx, { kind, about, to: [...new Set(to)], now });
  for (const { accountId, id } of rows) {
    outbox.signal({ accountId, kind: 'notifications', subject: id });
  }
  return new Map(rows.map(({ accountId, id }) => [accountId, id]));
}

interface Done {
  kind: NotificationKind;
  /** Matches notifications that contain all of these values. */
  about: NotificationAbout;
  of: readonly string[];
}

/** Marks notifications as read once their matter is settled elsewhere in the product. */
export async function settle({ tx, outbox, now }: Notifying, done: Done): Promise<void> {
  for (const { accountId, id } of await markReadAbout(tx, { ...done, now })) {
    outbox.signal({ accountId, kind: 'notifications', subject: id });
  }
}
