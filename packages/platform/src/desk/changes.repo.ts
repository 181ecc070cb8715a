import { sql } from 'kysely';
import type { PlatformTx } from '../db/database.ts';

/** Rows written in a table; several updates of one row count several times. */
export interface Changed {
  added: number;
  changed: number;
  deleted: number;
}
export type Changes = Readonly<Record<string, Changed>>;

const nothing: Changed = { added: 0, changed: 0, deleted: 0 };

/** The connection's statistics of its transaction, including cascades and triggers. */
export async function countWrites(tx: PlatformTx): Promise<Changes> {
  const { rows } = await sql<Changed & { name: string }>`
    select case schemaname when 'public' then relname else schemaname || '.' || relname end as name,
      n_tup_ins::int as added, n_tup_upd::int as changed, n_tup_del::int as deleted
    from pg_stat_xact_user_tables
    where n_tup_ins + n_tup_upd + n_tup_del > 0
    order by schemaname, relname`.execute(tx);
  return Object.fromEntries(rows.map(({ name, ...counts }) => [name, counts]));
}

/** Subtracts what the connection had written before. */
export const changesSince = (before: Changes, now: Changes): Changes =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, counts]) => {
      const { added, changed, deleted } = before[name] ?? nothing;
      const since = {
        added: counts.added - added,
        changed: counts.changed - changed,
        deleted: counts.deleted - deleted,
      };
      return since.added + since.changed + since.deleted > 0 ? [[name, since]] : [];
    }),
  );

/** Checks deferred constraints, because a rehearsal never commits. */
export async function checkConstraints(tx: PlatformTx): Promise<void> {
  await sql`set constraints all immediate`.execute(tx);
}
