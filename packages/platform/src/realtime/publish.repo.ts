import type { Signal } from '@engawa/contract/realtime/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb, PlatformTx } from '../db/database.ts';
import { prepared } from '../db/statements/prepared.ts';

/** Tells one account that something changed. Ids only, no texts: the receiver reads what it may. */
export interface NewSignal {
  accountId: string;
  kind: string;
  subject?: string;
}

/** One that is stored, under its number among those of the account. */
export interface StoredSignal extends Signal {
  accountId: string;
}

export const realtimeChannel = 'engawa_realtime';
export const endedPrefix = 'ended:';
/** Followed by who says so and, after a colon, the accounts that have signals. */
export const wokenPrefix = 'woken:';

/**
 * One statement, however many are told. Counters are locked in the order of accounts, so that two
 * commands that tell the same people cannot deadlock. Whoever listens is woken after the commit
 * (`Waker`): transactions with a NOTIFY wait for one another's commit. docs/benchmarks.md has the size.
 */
export async function storeSignals(tx: PlatformTx, signals: readonly NewSignal[]): Promise<void> {
  await store(tx, columnsOf(signals));
}

/** The same, and the commit itself wakes whoever listens: for what happens seldom, such as jobs. */
export async function publish(tx: PlatformTx, signals: readonly NewSignal[]): Promise<void> {
  await storeAndNotify(tx, columnsOf(signals));
}

const columnsOf = (signals: readonly NewSignal[]) => ({
  accounts: signals.map(({ accountId }) => accountId),
  kinds: signals.map(({ kind }) => kind),
  subjects: signals.map(({ subject }) => subject ?? null),
});
type Columns = ReturnType<typeof columnsOf>;

/** Comes last in a transaction, which ends with it. */
const later = { later: true };

/**
 * Of a statement that tells by itself, after what it does: `told` selects account_id, kind, subject and
 * place, by which those of one account are numbered. What was stored is `signalled`.
 */
export const signalling = (told: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  told as (
    select account_id, kind, subject,
           row_number() over (partition by account_id order by place) as nth
    from (${told}) as t
  ), counted as (
    insert into signal_cursor as c (account_id, last)
    select account_id, count(*) from told group by account_id order by account_id
    on conflict (account_id) do update set last = c.last + excluded.last
    returning account_id, last
  ), signalled as (
    insert into signal (account_id, id, kind, subject)
    select account_id, last - count(*) over (partition by account_id) + nth, kind, subject
    from told join counted using (account_id)
    returning account_id, id, kind, subject
  )`;

const storing = (end: RawBuilder<unknown>) =>
  prepared((db: PlatformDb, { accounts, kinds, subjects }: Columns) => {
    const told = sql`
      select * from unnest(${accounts}::uuid[], ${kinds}::text[], ${subjects}::text[])
        with ordinality as t (account_id, kind, subject, place)`;
    const statement = sql`with ${signalling(told)} ${end}`;
    return { compile: () => statement.compile(db) };
  }, later);

const store = storing(sql`select`);
const storeAndNotify = storing(
  sql`select pg_notify(${sql.lit(realtimeChannel)}, account_id::text) from counted`,
);

/** A session of this account has ended: its open streams look again whether they may go on. */
export async function tellSessionEnded(tx: PlatformTx, accountId: string): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${endedPrefix + accountId})`.execute(tx);
}
