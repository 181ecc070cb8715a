import { type Kysely, sql } from 'kysely';

/** A PostgreSQL snapshot: transactions commit out of order, so a single number would not do. */
export type Snapshot = string;

const changesAtOnce = 1_000;

interface Page {
  now: Snapshot;
  changes: { id: string; transaction: string }[];
}

/** Position in the log after which the next page begins. */
interface Place {
  id: string;
  transaction: string;
}

const smallestId = '00000000-0000-0000-0000-000000000000';

/**
 * Passes on the ids of all rows changed since a snapshot, page by page, and resolves to the new
 * snapshot. Includes only changes visible in that one, whatever is committed meanwhile. A failed
 * pass must be repeated from the old snapshot.
 */
export async function passOverChanges<Tables>(
  db: Kysely<Tables>,
  source: string,
  since: Snapshot,
  apply: (ids: string[]) => Promise<void>,
): Promise<Snapshot> {
  const start = { id: smallestId, transaction: transactionOf(since) };
  let page = await readPage(db, source, since, undefined, start);
  const { now } = page;
  for (;;) {
    const last = page.changes.at(-1);
    if (last === undefined) return now;
    await apply([...new Set(page.changes.map(({ id }) => id))]);
    if (page.changes.length < changesAtOnce) return now;
    page = await readPage(db, source, since, now, last);
  }
}

async function readPage<Tables>(
  db: Kysely<Tables>,
  source: string,
  since: Snapshot,
  until: Snapshot | undefined,
  after: Place,
): Promise<Page> {
  const now = sql`coalesce(${until ?? null}::pg_snapshot, pg_current_snapshot())`;
  const { rows } = await sql<{ now: Snapshot; changes: Page['changes'] | null }>`
    select ${now}::text as now, (
      select json_agg(json_build_object('id', row_id, 'transaction', xact::text)) from (
        select row_id, xact from search_change
        where source = ${source}
          and (xact, row_id) > (${after.transaction}::xid8, ${after.id}::uuid)
          and not pg_visible_in_snapshot(xact, ${since}::pg_snapshot)
          and pg_visible_in_snapshot(xact, ${now})
        order by xact, row_id
        limit ${changesAtOnce}) as page) as changes`.execute(db);
  const [row] = rows;
  return { now: row?.now ?? since, changes: row?.changes ?? [] };
}

/** The snapshot from which an index that starts loading now must read the log. */
export async function readNow<Tables>(db: Kysely<Tables>): Promise<Snapshot> {
  const { rows } = await sql<{ now: Snapshot }>`
    select pg_current_snapshot()::text as now`.execute(db);
  return rows[0]?.now ?? nothing;
}

/** The snapshot that sees exactly the transactions before this one. */
export const beginningAt = (transaction: string): Snapshot => `${transaction}:${transaction}:`;

/** The oldest transaction that had not ended. */
export const transactionOf = (snapshot: Snapshot): string =>
  snapshot.slice(0, snapshot.indexOf(':'));

/** Sees no transaction at all. */
export const nothing: Snapshot = beginningAt('1');
