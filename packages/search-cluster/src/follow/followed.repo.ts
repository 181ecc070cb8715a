import { timeline } from '@engawa/platform/db/servers/timeline.repo';
import type { PlatformTables } from '@engawa/platform/db/tables';
import { type Kysely, sql } from 'kysely';

/** An index of the cluster, and the position up to which it has the changes. */
export interface Followed {
  readonly indexName: string;
  readonly indexUuid: string;
  readonly lineage: string;
  readonly position: string;
}

export interface FollowedRow extends Followed {
  readonly followedAt: Date;
  readonly isBuildAsked: boolean;
}

export interface FollowedSource {
  readonly source: string;
  readonly shape: string;
}

const columns = sql`index_name as "indexName", index_uuid as "indexUuid", lineage, position::text as position`;

/** Identifies the database and its timeline: transaction ids mean nothing in another. */
const lineage = sql`(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database()) || '/' || ${sql.raw(timeline)}`;

/** The log covers a day; an index that was not followed for longer may have missed changes. */
export const longestLagHours = 12;

export async function readFollowed<Tables>(
  db: Kysely<Tables>,
  { source, shape }: FollowedSource,
): Promise<FollowedRow | undefined> {
  const { rows } = await sql<FollowedRow>`
    select ${columns}, followed_at as "followedAt", build_asked as "isBuildAsked"
    from search_cluster where source = ${source} and shape = ${shape}`.execute(db);
  return rows[0];
}

export async function readLineage<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ lineage: string }>`select ${lineage} as lineage`.execute(db);
  return rows[0]?.lineage ?? '';
}

/**
 * The changes since then, which the index may lack; at most `most` and one more. A row that changed
 * twice is listed twice, so that the number shows whether anything changed.
 */
export async function readPending<Tables>(
  db: Kysely<Tables>,
  { source, shape }: FollowedSource,
  most: number,
): Promise<(Followed & { changes: string[] }) | undefined> {
  const { rows } = await sql<Followed & { changes: string[] | null }>`
    select ${columns}, (
      select json_agg(row_id) from (
        select row_id from search_change
        where search_change.source = search_cluster.source and xact >= search_cluster.position
        limit ${most + 1}) as since) as changes
    from search_cluster
    where source = ${source} and shape = ${shape} and lineage = ${lineage}
      and followed_at > now() - ${longestLagHours} * interval '1 hour'`.execute(db);
  const [row] = rows;
  return row && { ...row, changes: row.changes ?? [] };
}

/** The number of such changes; at most `most` and one more. */
export async function countBehind<Tables>(
  db: Kysely<Tables>,
  source: string,
  position: string,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from search_change where source = ${source} and xact >= ${position}::xid8
      limit ${most + 1}) as since`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Makes this index the searched one, at this position. */
export async function replaceFollowed<Tables extends PlatformTables>(
  db: Kysely<Tables>,
  { source, shape }: FollowedSource,
  { indexName, indexUuid, lineage: of, position }: Followed,
): Promise<void> {
  await sql`
    insert into search_cluster (source, shape, index_name, index_uuid, lineage, position)
    values (${source}, ${shape}, ${indexName}, ${indexUuid}, ${of}, ${position}::xid8)
    on conflict (source, shape) do update set index_name = excluded.index_name,
      index_uuid = excluded.index_uuid, lineage = excluded.lineage, position = excluded.position,
      followed_at = now(), build_asked = false`.execute(db);
}

/** Records progress; no effect if another index has replaced this one. */
export async function noteFollowed<Tables extends PlatformTables>(
  db: Kysely<Tables>,
  { source, shape }: FollowedSource,
  { indexUuid, position }: Followed,
): Promise<void> {
  await sql`
    update search_cluster set position = ${position}::xid8, followed_at = now()
    where source = ${source} and shape = ${shape} and index_uuid = ${indexUuid}`.execute(db);
}

/** For rows read from now on; from a sequence, so that two writers never share a version. */
export async function nextVersion<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select nextval('search_cluster_version')::text as version`.execute(db);
  return Number(rows[0]?.version);
}

/** Forgets indexes that were not followed for a day: those of releases that no longer run. */
export async function forgetUnfollowed<Tables extends PlatformTables>(
  db: Kysely<Tables>,
  source: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from search_cluster where source = ${source} and followed_at < now() - interval '1 day'
    returning index_name as name`.execute(db);
  return rows.map(({ name }) => name);
}
