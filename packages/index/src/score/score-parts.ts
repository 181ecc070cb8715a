import { type Bits, countBits } from '../bits.ts';
import type { Column } from '../columns.ts';
import { isUsable, mostOf, type Pack, unpacked } from '../packs.ts';
import type { Score } from '../query.ts';

export interface Part {
  values: Uint8Array | Uint16Array;
  points: Int16Array | Uint8Array;
}

/** A table for every possible value, so that look-ups need no bounds check. */
function partsOf(columns: Readonly<Record<string, Column>>, plan: Score['plan']): Part[] {
  return plan.map(({ column: name, points }) => {
    const column = columns[name];
    if (!column || column.kind === 'number') throw new Error(`${name} is no column to score by`);
    const table = new Int16Array(2 ** (8 * column.values.BYTES_PER_ELEMENT));
    table.set(points.slice(0, table.length));
    return { values: column.values, points: table };
  });
}

/** With fewer hits, filling the tables of packs takes longer than they save. */
const worthPacking = 50_000;

interface PackedPart {
  values: Uint16Array;
  points: Uint8Array;
  most: number;
}
export type FourPacked = readonly [PackedPart, PackedPart, PackedPart, PackedPart];

export interface Parts {
  /** Four packs looked up at once; unused ones yield 0. */
  packed: FourPacked | undefined;
  others: readonly Part[];
}

export function partsFor({ columns, packs }: Scored, hits: Bits, plan: Score['plan']): Parts {
  const used = packs.filter((pack) => isUsable(pack, plan)).slice(0, 4);
  const [first] = used;
  if (!first || countBits(hits) < worthPacking) {
    return { packed: undefined, others: partsOf(columns, plan) };
  }
  const nothing = { values: first.values, points: new Uint8Array(65_536), most: 0 };
  const [one = nothing, two = nothing, three = nothing, four = nothing] = used
    .map((pack) => ({
      values: pack.values,
      points: pack.pointsOf(plan),
      most: mostOf(pack, plan),
    }))
    .toSorted((some, other) => other.most - some.most);
  return {
    packed: [one, two, three, four],
    others: partsOf(columns, unpacked(used, plan)),
  };
}

export interface Scored {
  readonly columns: Readonly<Record<string, Column>>;
  readonly packs: readonly Pack[];
}
