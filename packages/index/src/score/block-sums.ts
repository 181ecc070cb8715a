import { blockRows } from '../columns.ts';
import type { FourPacked, Part, Parts } from './score-parts.ts';

/** Duplicated below for another array type: the compiler optimises functions that see only one. */
function addBytes(sums: Int16Array, values: Uint8Array, points: Part['points'], from: number) {
  for (let at = 0; at < blockRows; at += 1) {
    sums[at] = (sums[at] as number) + (points[values[from + at] as number] as number);
  }
}

function addShorts(sums: Int16Array, values: Uint16Array, points: Part['points'], from: number) {
  for (let at = 0; at < blockRows; at += 1) {
    sums[at] = (sums[at] as number) + (points[values[from + at] as number] as number);
  }
}

/** Adds four packs in one pass; separate passes would take three times as long. */
function addPacked(sums: Int16Array, [one, two, three, four]: FourPacked, from: number): void {
  const [a, b, c, d] = [one.values, two.values, three.values, four.values];
  const [ofA, ofB, ofC, ofD] = [one.points, two.points, three.points, four.points];
  for (let at = 0; at < blockRows; at += 1) {
    sums[at] =
      (ofA[a[from + at] as number] as number) +
      (ofB[b[from + at] as number] as number) +
      (ofC[c[from + at] as number] as number) +
      (ofD[d[from + at] as number] as number);
  }
}

export function addBlock(sums: Int16Array, { packed, others }: Parts, from: number): void {
  if (packed) addPacked(sums, packed, from);
  else sums.fill(0);
  for (const { values, points } of others) {
    if (values instanceof Uint8Array) addBytes(sums, values, points, from);
    else addShorts(sums, values, points, from);
  }
}

export function sumOf(parts: readonly Part[], row: number): number {
  let sum = 0;
  for (const { values, points } of parts) sum += points[values[row] as number] as number;
  return sum;
}
