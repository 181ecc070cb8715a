import { type Bits, countBits } from '../bits.ts';
import type { Column } from '../columns.ts';
import { isUsable, mostOf, type Pack, unpacked } from '../packs.ts';
import type { Score } from '../query.ts';
import type { ExtraPoints } from './extra-points.ts';

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
  /** Also one of `others`, where a row's points are its value. */
  extra: ExtraPoints | undefined;
}

const asTheyAre = Int16Array.from({ length: 256 }, (_, value) => value);
const partOf = (extra: ExtraPoints | undefined): Part[] =>
  extra ? [{ values: extra.points, points: asTheyAre }] : [];

export function partsFor(
  { columns, packs, extra }: Scored,
  hits: Bits,
  plan: Score['plan'],
): Parts {
  const used = packs.filter((pack) => isUsable(pack, plan)).slice(0, 4);
  const [first] = used;
  if (!first || countBits(hits) < worthPacking) {
    const others = [...partsOf(columns, plan), ...partOf(extra)];
    return { packed: undefined, others, extra };
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
    others: [...partsOf(columns, unpacked(used, plan)), ...partOf(extra)],
    extra,
  };
}

export interface Scored {
  readonly columns: Readonly<Record<string, Column>>;
  readonly packs: readonly Pack[];
  readonly extra: ExtraPoints | undefined;
}
