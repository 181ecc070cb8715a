import type { BestRows } from '../best-rows.ts';
import { type Bits, clearBit, onesOf, setBit } from '../bits.ts';
import { blockRows } from '../columns.ts';
import type { Score } from '../query.ts';
import { addBlock, sumOf } from './block-sums.ts';
import type { ExtraPoints } from './extra-points.ts';
import { type FourPacked, partsFor, type Scored } from './score-parts.ts';

const blockWords = blockRows / 32;
/** With fewer hits in a block, they are scored one by one. */
const fewHits = blockRows / 8;

/** Upper bound of any plan's sum. */
const highestSum = 1_000;

function hitsOfBlock(hits: Bits, word: number): number {
  let count = 0;
  for (let at = word; at < word + blockWords; at += 1) {
    count += onesOf(hits[at] as number);
  }
  return count;
}

interface Shift {
  readonly perPoint: number;
  readonly values: Float64Array;
  readonly tops: Float64Array;
}

export interface Ranking {
  readonly best: BestRows;
  /** Computes a row's place from its sum; unset where the sum is the place. */
  readonly shift: Shift | undefined;
  /** Places that do not depend on the score. */
  readonly places: Float64Array | undefined;
}

/**
 * Scores the hits, clears those out of bounds and ranks the others. One long function, because a
 * call per row would cost more than the scoring. Requires columns whose length is a multiple of the
 * block size.
 */
export function rankHits(
  scored: Scored,
  hits: Bits,
  score: Score,
  { best, shift, places }: Ranking,
): void {
  const parts = partsFor(scored, hits, score.plan);
  const all = parts.packed ? [...parts.packed, ...parts.others] : parts.others;
  const { least = 0, most = highestSum } = score;
  const sums = new Int16Array(blockRows);
  // Twice as many, because rows with extra points are listed again.
  const rows = new Int32Array(2 * blockRows);
  const { extra } = parts;
  const isPacked = parts.others.length === (extra ? 1 : 0);
  const fromPacks = isPacked && !places ? parts.packed : undefined;
  for (let first = 0; first < hits.length; first += blockWords) {
    const count = hitsOfBlock(hits, first);
    if (count === 0) continue;
    const isWhole = count === blockRows;
    if (isWhole && fromPacks) {
      rankPacked(fromPacks, hits, first, { best, shift, places, least, most, rows, extra });
      continue;
    }
    const isDense = count > fewHits;
    if (isDense) addBlock(sums, parts, first * 32);
    if (isWhole) {
      rankWhole(sums, hits, first, { best, shift, places, least, most });
      continue;
    }
    for (let at = first; at < first + blockWords; at += 1) {
      const word = hits[at] as number;
      let kept = word;
      for (let left = word; left !== 0; left &= left - 1) {
        const low = left & -left;
        const row = (at << 5) + 31 - Math.clz32(low);
        const sum = isDense ? (sums[row - first * 32] as number) : sumOf(all, row);
        if (sum < least || sum > most) {
          kept &= ~low;
          continue;
        }
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

/** A lower sum cannot enter the best rows, whatever its shift. */
function lowestWorthLooking(best: BestRows, shift: Shift | undefined, block: number): number {
  const top = shift ? (shift.tops[block] as number) : 0;
  return Math.max(0, Math.ceil((best.least - top) / (shift?.perPoint ?? 1))) | 0;
}

/**
 * Collects the rows of a block whose first two packs reach the floor, and returns their number.
 * Does nothing else, because larger loops are sometimes compiled to code half as fast.
 */
function reaching(
  [{ values: a, points: ofA }, { values: b, points: ofB }]: FourPacked,
  from: number,
  floor: number,
  rows: Int32Array,
): number {
  let count = 0;
  for (let row = from; row < from + blockRows; row += 1) {
    const sum = (ofA[a[row] as number] as number) + (ofB[b[row] as number] as number);
    if (sum >= floor) {
      rows[count] = row;
      count += 1;
    }
  }
  return count;
}

type PackedRanking = Ranking & {
  least: number;
  most: number;
  rows: Int32Array;
  extra: ExtraPoints | undefined;
};

/**
 * Appends the rows of a block with extra points, and returns the number of rows to look at: a sum
 * without them says little about such rows, and a lower floor would let through too many others.
 */
function withExtra(
  { rows: bits }: ExtraPoints,
  firstWord: number,
  rows: Int32Array,
  count: number,
): number {
  let more = count;
  for (let at = firstWord; at < firstWord + blockWords; at += 1) {
    for (let left = bits[at] as number; left !== 0; left &= left - 1) {
      rows[more] = (at << 5) + 31 - Math.clz32(left & -left);
      more += 1;
    }
  }
  return more;
}

/** For a block where every row counts: the first two packs rule out most rows. */
function rankPacked(
  packs: FourPacked,
  hits: Bits,
  first: number,
  { best, shift, least, most, rows, extra }: PackedRanking,
): void {
  const [one, two, three, four] = packs;
  const isAnySum = least <= 0 && most >= highestSum;
  if (!isAnySum) hits.fill(0, first, first + blockWords);
  const block = first / blockWords;
  let lowest = lowestWorthLooking(best, shift, block);
  const floor = (isAnySum ? lowest : least) - three.most - four.most;
  const reached = reaching(packs, first * 32, floor, rows);
  const count = extra ? withExtra(extra, first, rows, reached) : reached;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] as number;
    const points = extra === undefined ? 0 : (extra.points[row] as number);
    // Appended again with its extra points.
    if (points > 0 && at < reached) continue;
    const sum =
      points +
      (one.points[one.values[row] as number] as number) +
      (two.points[two.values[row] as number] as number) +
      (three.points[three.values[row] as number] as number) +
      (four.points[four.values[row] as number] as number);
    if (sum < least || sum > most) continue;
    if (!isAnySum) setBit(hits, row);
    if (sum < lowest) continue;
    const place = shift ? sum * shift.perPoint + (shift.values[row] as number) : sum;
    if (place < best.least) continue;
    best.offer(row, place);
    lowest = lowestWorthLooking(best, shift, block);
  }
}

/** For a block where every row counts, hence without reading bits. */
function rankWhole(
  sums: Int16Array,
  hits: Bits,
  first: number,
  { best, shift, places, least, most }: Ranking & { least: number; most: number },
): void {
  const from = first * 32;
  const worthLooking = () => (places ? 0 : lowestWorthLooking(best, shift, first / blockWords));
  let lowest = worthLooking();
  for (let at = 0; at < blockRows; at += 1) {
    const sum = sums[at] as number;
    if (sum < least || sum > most) {
      clearBit(hits, from + at);
      continue;
    }
    if (sum < lowest) continue;
    const place = places
      ? (places[from + at] as number)
      : shift
        ? sum * shift.perPoint + (shift.values[from + at] as number)
        : sum;
    if (place < best.least) continue;
    best.offer(from + at, place);
    lowest = worthLooking();
  }
}

/** The score of a single row, for the few that are shown, without tables. */
export function scorer(
  { columns, extra }: Pick<Scored, 'columns' | 'extra'>,
  { plan }: Score,
): (row: number) => number {
  return (row) =>
    plan.reduce((sum, { column, points }) => {
      const value = columns[column]?.values[row];
      return sum + (points[value ?? points.length] ?? 0);
    }, extra?.points[row] ?? 0);
}

export const wholeBlocks = (rows: number): number =>
  Math.max(1, Math.ceil(rows / blockRows)) * blockRows;
