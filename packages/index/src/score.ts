import type { BestRows } from './best-rows.ts';
import { type Bits, clearBit, countBits, onesOf } from './bits.ts';
import type { Column } from './columns.ts';
import { isWorthPacking, type Pack, unpacked } from './packs.ts';
import type { Score } from './query.ts';

/** Rows are scored in blocks, column by column; each is a whole number of words of bits. */
const blockRows = 1024;
const blockWords = blockRows / 32;
/** With fewer hits than this in a block, they are scored one by one. */
const fewHits = blockRows / 8;

type Values = Uint8Array | Uint16Array;

interface Part {
  values: Values;
  points: Int16Array;
}

/** No plan adds up to more. */
export const highestSum = 1_000;

/** Every value that the column can have gets its points, so that none is looked for beyond the end. */
function partsOf(columns: Readonly<Record<string, Column>>, plan: Score['plan']): Part[] {
  return plan.map(({ column: name, points }) => {
    const column = columns[name];
    if (!column || column.kind === 'number') throw new Error(`${name} is no column to score by`);
    const table = new Int16Array(2 ** (8 * column.values.BYTES_PER_ELEMENT));
    table.set(points.slice(0, table.length));
    return { values: column.values, points: table };
  });
}

/** With fewer hits than this, writing the tables of packs takes longer than they save. */
const worthPacking = 50_000;

/** The same by packs of columns, where there are many rows to score. */
function partsFor({ columns, packs }: Scored, hits: Bits, plan: Score['plan']): Part[] {
  if (packs.length === 0 || countBits(hits) < worthPacking) return partsOf(columns, plan);
  const used = packs.filter((pack) => isWorthPacking(pack, plan));
  return [
    ...used.map((pack) => ({ values: pack.values, points: pack.pointsOf(plan) })),
    ...partsOf(columns, unpacked(used, plan)),
  ];
}

/** What rows are scored by. */
export interface Scored {
  readonly columns: Readonly<Record<string, Column>>;
  readonly packs: readonly Pack[];
}

/**
 * Adds the points of one column to the sums of a block. Two functions of the same text: each sees one
 * kind of array only, which the compiler rewards.
 */
function addBytes(sums: Int16Array, values: Uint8Array, points: Int16Array, from: number): void {
  for (let at = 0; at < blockRows; at += 1) {
    sums[at] = (sums[at] as number) + (points[values[from + at] as number] as number);
  }
}

function addShorts(sums: Int16Array, values: Uint16Array, points: Int16Array, from: number): void {
  for (let at = 0; at < blockRows; at += 1) {
    sums[at] = (sums[at] as number) + (points[values[from + at] as number] as number);
  }
}

function addBlock(sums: Int16Array, parts: readonly Part[], from: number): void {
  sums.fill(0);
  for (const { values, points } of parts) {
    if (values instanceof Uint8Array) addBytes(sums, values, points, from);
    else addShorts(sums, values, points, from);
  }
}

function sumOf(parts: readonly Part[], row: number): number {
  let sum = 0;
  for (const { values, points } of parts) sum += points[values[row] as number] as number;
  return sum;
}

function hitsOfBlock(hits: Bits, word: number): number {
  let count = 0;
  for (let at = word; at < word + blockWords; at += 1) {
    count += onesOf(hits[at] as number);
  }
  return count;
}

/** What becomes of the scored rows. */
export interface Ranking {
  readonly best: BestRows;
  /** A row's place from its sum; unset where the sum itself is its place. */
  readonly shift: { readonly perPoint: number; readonly values: Float64Array } | undefined;
  /** Places that have nothing to do with the score. */
  readonly places: Float64Array | undefined;
  /** How many have which sum. */
  readonly bySum: Uint32Array;
}

/**
 * Scores the hits, takes out those outside of the bounds and ranks the others. One long function: it
 * looks at every row, and a call for each of a million would take longer than the scoring.
 * The columns have room for whole blocks.
 */
export function rankHits(
  scored: Scored,
  hits: Bits,
  score: Score,
  { best, shift, places, bySum }: Ranking,
): void {
  const parts = partsFor(scored, hits, score.plan);
  const { least = 0, most = bySum.length } = score;
  const sums = new Int16Array(blockRows);
  for (let first = 0; first < hits.length; first += blockWords) {
    const count = hitsOfBlock(hits, first);
    if (count === 0) continue;
    const isDense = count > fewHits;
    if (isDense) addBlock(sums, parts, first * 32);
    if (count === blockRows) {
      rankWhole(sums, hits, first, { best, shift, places, bySum, least, most });
      continue;
    }
    for (let at = first; at < first + blockWords; at += 1) {
      const word = hits[at] as number;
      let kept = word;
      for (let left = word; left !== 0; left &= left - 1) {
        const low = left & -left;
        const row = (at << 5) + 31 - Math.clz32(low);
        const sum = isDense ? (sums[row - first * 32] as number) : sumOf(parts, row);
        if (sum < least || sum > most) {
          kept &= ~low;
          continue;
        }
        bySum[sum] = (bySum[sum] as number) + 1;
        let place = sum;
        if (places !== undefined) place = places[row] as number;
        else if (shift !== undefined) {
          place = sum * shift.perPoint + (shift.values[row] as number);
        }
        if (place >= best.least) best.offer(row, place);
      }
      hits[at] = kept;
    }
  }
}

/** Of a block in which every row counts: there are no bits to look for. */
function rankWhole(
  sums: Int16Array,
  hits: Bits,
  first: number,
  { best, shift, places, bySum, least, most }: Ranking & { least: number; most: number },
): void {
  const from = first * 32;
  const shifts = shift?.values;
  const perPoint = shift?.perPoint ?? 1;
  for (let at = 0; at < blockRows; at += 1) {
    const sum = sums[at] as number;
    if (sum < least || sum > most) {
      clearBit(hits, from + at);
      continue;
    }
    bySum[sum] = (bySum[sum] as number) + 1;
    let place = sum * perPoint;
    if (places !== undefined) place = places[from + at] as number;
    else if (shifts !== undefined) place += shifts[from + at] as number;
    if (place >= best.least) best.offer(from + at, place);
  }
}

/** The score of a single row. */
export function scorer(
  columns: Readonly<Record<string, Column>>,
  score: Score,
): (row: number) => number {
  const parts = partsOf(columns, score.plan);
  return (row) => sumOf(parts, row);
}

/** Rows that there is room for, so that every block is whole. */
export const wholeBlocks = (rows: number): number =>
  Math.max(1, Math.ceil(rows / blockRows)) * blockRows;
