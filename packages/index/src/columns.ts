import { type Bits, bitsFor, grown, setBit } from './bits.ts';

/**
 * `facet`: one of up to 256 values, with a bitmap of rows per value; `flags`: up to eight booleans,
 * with a bitmap each; `short`: a number below 65,536; `number`: any other number, which can also
 * order rows.
 */
export type ColumnKind = 'facet' | 'flags' | 'short' | 'number';

/** Usable in scores; a facet and flags also filter by bitmap, without reading rows. */
export interface SmallColumn {
  readonly kind: 'facet' | 'flags' | 'short';
  values: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** Bitmap by value of a facet, or by bit of flags. */
  readonly rowsOf: Map<number, Bits>;
}

export interface NumberColumn {
  readonly kind: 'number';
  values: Float64Array<ArrayBuffer>;
  /** Per block of rows: an upper bound of all values ever put in. */
  tops: Float64Array<ArrayBuffer>;
  bottoms: Float64Array<ArrayBuffer>;
}

/** Rows per block: a block whose upper bound is too low is skipped. */
export const blockRows = 1024;
const blockBits = 10;

const endsFor = (rows: number, end: number) =>
  new Float64Array(Math.ceil(rows / blockRows)).fill(end);
const topsFor = (rows: number) => endsFor(rows, Number.NEGATIVE_INFINITY);
const bottomsFor = (rows: number) => endsFor(rows, Number.POSITIVE_INFINITY);

export type Column = SmallColumn | NumberColumn;

export function createColumn(kind: ColumnKind, rows: number): Column {
  if (kind === 'number') {
    const values = new Float64Array(rows);
    return { kind, values, tops: topsFor(rows), bottoms: bottomsFor(rows) };
  }
  const values = kind === 'short' ? new Uint16Array(rows) : new Uint8Array(rows);
  return { kind, values, rowsOf: new Map() };
}

export function growColumn(column: Column, rows: number): void {
  if (column.kind === 'number') {
    const values = new Float64Array(rows);
    values.set(column.values);
    column.values = values;
    const tops = topsFor(rows);
    tops.set(column.tops);
    column.tops = tops;
    const bottoms = bottomsFor(rows);
    bottoms.set(column.bottoms);
    column.bottoms = bottoms;
    return;
  }
  const values = column.kind === 'short' ? new Uint16Array(rows) : new Uint8Array(rows);
  values.set(column.values);
  column.values = values;
  for (const [value, bits] of column.rowsOf) column.rowsOf.set(value, grown(bits, rows));
}

export function writeValue(column: Column, row: number, value: number): void {
  column.values[row] = value;
  if (column.kind === 'number') {
    const block = row >>> blockBits;
    if (value > (column.tops[block] as number)) column.tops[block] = value;
    if (value < (column.bottoms[block] as number)) column.bottoms[block] = value;
    return;
  }
  if (column.kind === 'facet') mark(column, value, row);
  if (column.kind === 'flags') {
    for (let flag = 0; value >> flag !== 0; flag += 1) {
      if ((value >> flag) & 1) mark(column, flag, row);
    }
  }
}

function mark({ rowsOf, values }: SmallColumn, value: number, row: number): void {
  let bits = rowsOf.get(value);
  if (!bits) {
    bits = bitsFor(values.length);
    rowsOf.set(value, bits);
  }
  setBit(bits, row);
}
