import type { Found, Query } from '@engawa/index/query';

/** More rows than this are not handed over at once. */
export const widestWindow = 10_000;
/** Further down another engine looks: so many steps take longer than anybody waits. */
const deepest = 50_000;

/** Which of the rows that fit: so many from there on, without these. */
export interface Part {
  readonly without: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

type Ask = (query: Query, part: Part) => Promise<Found>;

/**
 * Beyond what the cluster hands over at once in steps, each from where the one before ended; undefined
 * where that would be too many.
 */
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
