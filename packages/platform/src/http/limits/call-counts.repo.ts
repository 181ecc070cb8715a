import type { ReadPipeline } from '../../db/statements/pipeline.ts';

export interface Bucket {
  name: string;
  max: number;
  endsAt: number;
}

const addCounts = `
  insert into call_count (bucket, count, expires_at)
  select * from unnest($1::text[], $2::int[], $3::timestamptz[]) order by 1
  on conflict (bucket) do update set count = call_count.count + excluded.count
  returning bucket, count`;

/** Adds to the counts that all server instances share, and returns the new totals. */
export async function addCalls(
  pipeline: ReadPipeline,
  hits: readonly { bucket: Bucket; by: number }[],
): Promise<Map<string, number>> {
  const { rows } = await pipeline.query(addCounts, [
    hits.map(({ bucket }) => bucket.name),
    hits.map(({ by }) => by),
    hits.map(({ bucket }) => new Date(bucket.endsAt)),
  ]);
  return new Map((rows as { bucket: string; count: number }[]).map((r) => [r.bucket, r.count]));
}
