import { type Bits, bitsFor, grown, setBit } from './bits.ts';

/**
 * What a column holds: `facet`, one of up to 256 values, each with the rows that have it; `flags`, up
 * to eight yes or no, each likewise; `short`, a number below 65,536; `number`, any other number, which
 * rows can be put in order by.
 */
export type ColumnKind = 'facet' | 'flags' | 'short' | 'number';

/** A small column can be scored by; a facet and flags can be narrowed by without looking at rows. */
export interface SmallColumn {
  readonly kind: 'facet' | 'flags' | 'short';
  values: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** Of a facet by value, of flags by bit. */
  readonly rowsOf: Map<number, Bits>;
}

export interface NumberColumn {
  readonly kind: 'number';
  values: Float64Array<ArrayBuffer>;
  /** Of each block of rows, what no value that was ever put in is above. */
  tops: Float64Array<ArrayBuffer>;
  /** And what none is below. */
  bottoms: Float64Array<ArrayBuffer>;
}

/** Rows are looked at in blocks: where the highest of a block is too low, the others need no look. */
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
