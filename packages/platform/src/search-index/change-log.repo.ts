import { type Kysely, sql } from 'kysely';

interface Changes {
  /** Transactions before this one have ended; what they changed is in this answer or in an earlier one. */
  from: string;
  changed: { id: string; transaction: string }[];
}

/**
 * What has changed since. Transactions end in another order than they begin: so everything counts that
 * may have ended after the last look, and whoever asks leaves out what it has seen.
 */
export async function readChanges<Tables>(
  db: Kysely<Tables>,
  source: string,
  from: string,
): Promise<Changes> {
  const { rows } = await sql<{ from: string; changed: Changes['changed'] | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "from",
      (select json_agg(json_build_object('id', row_id, 'transaction', xact::text))
       from search_change where source = ${source} and xact >= ${from}::xid8) as changed`.execute(
    db,
  );
  const { changed, ...rest } = rows[0] ?? { from, changed: null };
  return { ...rest, changed: changed ?? [] };
}

/** Where the log is to be read from by whoever begins to load now. */
export async function readNow<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ now: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as now`.execute(db);
  return rows[0]?.now ?? '0';
}
