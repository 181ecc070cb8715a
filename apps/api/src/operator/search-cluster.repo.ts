import { sql } from 'kysely';
import type { Db } from '../database.ts';

export interface FollowedIndex {
  source: string;
  indexName: string;
  followedAt: Date;
  pending: number;
}

/** Upper bound of the count. */
const countedPending = 10_000;

export async function listFollowed(db: Db): Promise<FollowedIndex[]> {
  const { rows } = await sql<FollowedIndex>`
    select source, index_name as "indexName", followed_at as "followedAt", (
      select count(*)::int from (
        select from search_change where search_change.source = search_cluster.source
          and xact >= search_cluster.position limit ${countedPending}) as since) as pending
    from search_cluster order by source, followed_at desc`.execute(db);
  return rows;
}

export async function askForBuild(db: Db): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    update search_cluster set build_asked = true returning source`.execute(db);
  return rows.map(({ source }) => source).toSorted();
}
