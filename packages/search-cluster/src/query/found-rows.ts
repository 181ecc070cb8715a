import type { FoundRow, Query, Score } from '@engawa/index/query';
import { fieldOf } from './field.ts';

/** A row in OpenSearch's answer. */
export interface Hit {
  sort?: unknown[];
  /** The points for terms. */
  _score?: number | null;
  fields?: Record<string, unknown[]>;
}

/** A script decided the order; the shown score is computed here from the row's values. */
export function foundRow({ sort, fields, _score }: Hit, score: Score | undefined): FoundRow {
  const [place, id] = sort ?? [];
  const extra = score?.shared?.length ? Math.round(_score ?? 0) : 0;
  return {
    id: String(id),
    place: Number(place),
    score: score ? scoreOf(fields, score) + extra : null,
  };
}

const scoreOf = (fields: Hit['fields'], { plan }: Score): number =>
  plan.reduce((sum, { column, points }) => {
    const value = fields?.[fieldOf(column)]?.[0];
    return sum + (points[Number(value ?? points.length)] ?? 0);
  }, 0);

/**
 * A page of two disjoint lists in the same order: `base` starts at its row number `from`, `fresh`
 * is complete. The caller chooses `from` low enough that no row of the page is missing.
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
