import type { Signal } from '@engawa/contract/realtime/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb, PlatformTx } from '../db/database.ts';
import { prepared } from '../db/statements/prepared.ts';

/** A change hint for an account. Carries ids, never texts: clients read them by other calls. */
export interface NewSignal {
  accountId: string;
  kind: string;
  subject?: string;
}

/** A stored signal with its id, which counts per account. */
export interface StoredSignal extends Signal {
  accountId: string;
}

export const realtimeChannel = 'engawa_realtime';
export const endedPrefix = 'ended:';
/** Followed by the writer's instance id, a colon, and the accounts with new signals. */
export const wokenPrefix = 'woken:';

/**
 * One statement for all receivers. Counters are locked in the order of accounts, so that two
 * commands cannot deadlock. Listeners are notified after the commit (`Waker`), because transactions
 * with a NOTIFY serialise their commits. docs/benchmarks.md has figures.
 */
export async function storeSignals(tx: PlatformTx, signals: readonly NewSignal[]): Promise<void> {
  await store(tx, columnsOf(signals));
}

/** Stores and notifies with the commit: for infrequent writers, such as jobs. */
export async function publish(tx: PlatformTx, signals: readonly NewSignal[]): Promise<void> {
  await storeAndNotify(tx, columnsOf(signals));
}

const columnsOf = (signals: readonly NewSignal[]) => ({
  accounts: signals.map(({ accountId }) => accountId),
  kinds: signals.map(({ kind }) => kind),
  subjects: signals.map(({ subject }) => subject ?? null),
});
type Columns = ReturnType<typeof columnsOf>;

/** Last statement of a transaction, sent with its commit. */
const later = { later: true };

/**
 * CTEs for a statement that stores its own signals: `receiver` selects account_id, kind, subject and
 * place, which orders the signals of one account. `signalled` has the stored ones.
 */
export const signalling = (receiver: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  receiver as (
    select account_id, kind, subject,
           row_number() over (partition by account_id order by place) as nth
    from (${receiver}) as t
  ), counted as (
    insert into signal_cursor as c (account_id, last)
    select account_id, count(*) from receiver group by account_id order by account_id
    on conflict (account_id) do update set last = c.last + excluded.last
    returning account_id, last
  ), signalled as (
    insert into signal (account_id, id, kind, subject)
    select account_id, last - count(*) over (partition by account_id) + nth, kind, subject
    from receiver join counted using (account_id)
    returning account_id, id, kind, subject
  )`;

const storing = (end: RawBuilder<unknown>) =>
  prepared((db: PlatformDb, { accounts, kinds, subjects }: Columns) => {
    const receiver = sql`
      select * from unnest(${accounts}::uuid[], ${kinds}::text[], ${subjects}::text[])
        with ordinality as t (account_id, kind, subject, place)`;
    const statement = sql`with ${signalling(receiver)} ${end}`;
    return { compile: () => statement.compile(db) };
  }, later);

const store = storing(sql`select`);
const storeAndNotify = storing(
  sql`select pg_notify(${sql.lit(realtimeChannel)}, account_id::text) from counted`,
);

/** A session of this account has ended: its open streams check whether they may continue. */
export async function announceSessionEnd(tx: PlatformTx, accountId: string): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${endedPrefix + accountId})`.execute(tx);
}
