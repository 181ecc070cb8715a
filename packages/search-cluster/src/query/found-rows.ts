import type { FoundRow, Query, Score } from '@engawa/index/query';
import { fieldOf } from './field.ts';

/** What the cluster says of one row. */
export interface Hit {
  sort?: unknown[];
  fields?: Record<string, unknown[]>;
}

/** The order has decided by a script; the score that is shown is counted here, by the values themselves. */
export function foundRow({ sort, fields }: Hit, score: Score | undefined): FoundRow {
  const [place, id] = sort ?? [];
  return { id: String(id), place: Number(place), score: score ? scoreOf(fields, score) : null };
}

const scoreOf = (fields: Hit['fields'], { plan }: Score): number =>
  plan.reduce((sum, { column, points }) => {
    const value = fields?.[fieldOf(column)]?.[0];
    return sum + (points[Number(value ?? points.length)] ?? 0);
  }, 0);

/**
 * A page of two lists that are in the same order and have no row in common: of `base` from its row
 * number `from` on, of `fresh` all of it. Before `from` there are at most as many rows missing as the
 * page would begin later without them.
 */
export function mergePages(
  base: readonly FoundRow[],
  fresh: readonly FoundRow[],
  from: number,
  { offset = 0, limit }: Pick<Query, 'offset' | 'limit'>,
): FoundRow[] {
  const rows = [...base, ...fresh].toSorted(
    (one, other) => other.place - one.place || (one.id < other.id ? 1 : -1),
  );
  return rows.slice(offset - from, offset - from + limit);
}
