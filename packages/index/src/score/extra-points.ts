import { type Bits, bitsFor, setBit } from '../bits.ts';
import type { SharedTerms } from '../query.ts';
import type { Terms } from '../terms.ts';

/** Points beside the plan's sum, for the rows that have any of the terms. */
export interface ExtraPoints {
  /** By row. */
  readonly points: Uint8Array<ArrayBuffer>;
  readonly rows: Bits;
}

const mostInByte = 255;

/** Undefined where no row has a term, so that the search is as quick as without terms. */
export function extraPoints(
  terms: Terms,
  shared: readonly SharedTerms[],
  room: number,
): ExtraPoints | undefined {
  if (shared.length === 0) return undefined;
  const [rows, points, counts] = [bitsFor(room), new Uint8Array(room), new Uint8Array(room)];
  let isEmpty = true;
  for (const { terms: texts, each, most } of shared) {
    const touched: number[] = [];
    for (const text of new Set(texts)) {
      terms.each(text, (row) => {
        const count = counts[row] as number;
        if (count === 0) touched.push(row);
        counts[row] = count + 1;
      });
    }
    for (const row of touched) {
      const brought = Math.min(most, (counts[row] as number) * each);
      points[row] = Math.min(mostInByte, (points[row] as number) + brought);
      counts[row] = 0;
      if (brought > 0) setBit(rows, row);
    }
    if (touched.length > 0) isEmpty = false;
  }
  return isEmpty ? undefined : { points, rows };
}
