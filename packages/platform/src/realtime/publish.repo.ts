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

/**
 * One statement, however many are told. Counters are locked in the order of accounts, so that two
 * commands that tell the same people cannot deadlock.
 */
export async function publish(tx: PlatformTx, signals: NewSignal[]): Promise<void> {
  const accounts = signals.map(({ accountId }) => accountId);
  const kinds = signals.map(({ kind }) => kind);
  const subjects = signals.map(({ subject }) => subject ?? null);
  await sql`
    with told as (
      select account_id, kind, subject,
             row_number() over (partition by account_id order by place) as nth
      from unnest(${accounts}::uuid[], ${kinds}::text[], ${subjects}::text[])
           with ordinality as t (account_id, kind, subject, place)
    ), counted as (
      insert into signal_cursor as c (account_id, last)
      select account_id, count(*) from told group by account_id order by account_id
      on conflict (account_id) do update set last = c.last + excluded.last
      returning account_id, last
    ), written as (
      insert into signal (account_id, id, kind, subject)
      select account_id, last - count(*) over (partition by account_id) + nth, kind, subject
      from told join counted using (account_id)
    )
    select pg_notify(${realtimeChannel}, account_id::text) from counted`.execute(tx);
}

/** A session of this account has ended: its open streams look again whether they may go on. */
export async function tellSessionEnded(tx: PlatformTx, accountId: string): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${endedPrefix + accountId})`.execute(tx);
}
