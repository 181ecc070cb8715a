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
  /** Accounts; nobody is told twice of one thing. */
  to: readonly string[];
}

/**
 * Tells people in the product, in the transaction of what has happened; their open tabs look again.
 * Answers with the id of each one's notification, for the mail that says the same.
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
  /** Whatever names all of this. */
  about: NotificationAbout;
  of: readonly string[];
}

/** It is done with, wherever that happened: nobody has to open the notification of it as well. */
export async function settle({ tx, outbox, now }: Notifying, done: Done): Promise<void> {
  for (const { accountId, id } of await markReadAbout(tx, { ...done, now })) {
    outbox.signal({ accountId, kind: 'notifications', subject: id });
  }
}
