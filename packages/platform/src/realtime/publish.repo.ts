import { sql } from 'kysely';
import type { PlatformTx } from '../db/database.ts';

/** Tells one account that something changed. Ids only, no texts: the receiver reads what it may. */
export interface NewSignal {
  accountId: string;
  kind: string;
  subject?: string;
}

export const realtimeChannel = 'engawa_realtime';
export const endedPrefix = 'ended:';

/** In the order of accounts, so that two commands that tell the same people cannot deadlock. */
export async function publish(tx: PlatformTx, notices: NewSignal[]): Promise<void> {
  const sorted = notices.toSorted((a, b) => a.accountId.localeCompare(b.accountId));
  for (const { accountId, kind, subject } of sorted) {
    await sql`
      with counter as (
        insert into signal_cursor as c (account_id, last) values (${accountId}, 1)
        on conflict (account_id) do update set last = c.last + 1
        returning last
      ), signal as (
        insert into signal (account_id, id, kind, subject)
        select ${accountId}, last, ${kind}, ${subject ?? null} from counter
      )
      select pg_notify(${realtimeChannel}, ${accountId}) from counter`.execute(tx);
  }
}

/** A session of this account has ended: its open streams look again whether they may go on. */
export async function tellSessionEnded(tx: PlatformTx, accountId: string): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${endedPrefix + accountId})`.execute(tx);
}
