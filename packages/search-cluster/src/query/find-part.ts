import type { Found, Query } from '@engawa/index/query';

/** OpenSearch's limit of rows per request. */
export const widestWindow = 10_000;
/** Further down, another engine is faster than this many steps. */
const deepest = 50_000;

/** A window of the matching rows: `limit` rows from `offset` on, without `without`. */
export interface Part {
  readonly without: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

type Ask = (query: Query, part: Part) => Promise<Found>;

/** Reads beyond OpenSearch's limit step by step; undefined if that takes too many steps. */
export async function findPart(query: Query, part: Part, ask: Ask): Promise<Found | undefined> {
  if (part.offset + part.limit <= widestWindow) return ask(query, part);
  const { count } = await ask(query, { ...part, offset: 0, limit: 0 });
  if (part.offset >= count) return { count, rows: [] };
  if (part.offset > deepest) return undefined;
  let { after } = query;
  for (let left = part.offset; left > 0; ) {
    const limit = Math.min(left, widestWindow);
    const { rows } = await ask({ ...query, after }, { ...part, offset: 0, limit });
    after = rows.at(-1);
    if (!after) return { count, rows: [] };
    left -= limit;
  }
  const { rows } = await ask({ ...query, after }, { ...part, offset: 0 });
  return { count, rows };
}
