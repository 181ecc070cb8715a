import { type Kysely, sql } from 'kysely';

/**
 * What is in an index already: a snapshot of the database, as PostgreSQL writes one. Transactions end in
 * another order than they begin, and a snapshot names those that were open.
 */
export type Snapshot = string;

/** So many changes are read by one statement. */
const changesAtOnce = 1_000;

interface Page {
  now: Snapshot;
  changes: { id: string; transaction: string }[];
}

/** The changes behind this one follow next. */
interface Place {
  id: string;
  transaction: string;
}

const smallestId = '00000000-0000-0000-0000-000000000000';

/**
 * Hands on the ids of all rows that have changed since, one page after the other, and answers the
 * snapshot to go on from. Only changes of that snapshot are handed on, whatever is committed meanwhile:
 * the next pass reads the later ones. A pass that fails is to be repeated from the old snapshot.
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

/** The first page of a pass has the snapshot of its own statement. */
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

/** Where the log is to be read from by an index that begins to load now. */
export async function readNow<Tables>(db: Kysely<Tables>): Promise<Snapshot> {
  const { rows } = await sql<{ now: Snapshot }>`
    select pg_current_snapshot()::text as now`.execute(db);
  return rows[0]?.now ?? nothing;
}

/** The snapshot in which every transaction before this one has ended, and no later one has begun. */
export const beginningAt = (transaction: string): Snapshot => `${transaction}:${transaction}:`;

/** Every transaction before this one has ended. */
export const transactionOf = (snapshot: Snapshot): string =>
  snapshot.slice(0, snapshot.indexOf(':'));

/** Before the first transaction of a database. */
export const nothing: Snapshot = beginningAt('1');
