import { andInto, type Bits, keepIf, orInto, setBit, withoutInto } from './bits.ts';
import type { Column, SmallColumn } from './columns.ts';
import { type IdTable, wordsOfId } from './id-table.ts';
import type { Condition, Word } from './query.ts';
import type { Terms } from './terms.ts';

/** What conditions are held against. */
export interface Held {
  readonly columns: Readonly<Record<string, Column>>;
  readonly ids: IdTable;
  readonly terms: Terms;
  /** Empty bits of the right size, to be used once. */
  readonly blank: () => Bits;
}

/** Whether whole words of bits say it; otherwise rows or lists of them have to be looked at. */
export function isKnownAsBits(
  columns: Readonly<Record<string, Column>>,
  condition: Condition,
): boolean {
  if ('not' in condition) return isKnownAsBits(columns, condition.not);
  if (!('column' in condition)) return 'ids' in condition;
  const kind = columns[condition.column]?.kind;
  return kind === 'facet' || kind === 'flags';
}

/** Takes out of the hits what does not fit. */
export function narrow(held: Held, hits: Bits, condition: Condition): void {
  if ('column' in condition) return narrowByColumn(held, hits, condition);
  if ('not' in condition) {
    const fitting = hits.slice();
    narrow(held, fitting, condition.not);
    return withoutInto(hits, fitting);
  }
  if ('all' in condition) {
    for (const part of condition.all) narrow(held, hits, part);
    return;
  }
  const fitting = held.blank();
  if ('terms' in condition) for (const term of condition.terms) held.terms.mark(term, fitting);
  if ('ids' in condition) {
    for (const id of condition.ids) {
      const row = held.ids.rowOf(wordsOfId(id));
      if (row !== undefined) setBit(fitting, row);
    }
  }
  if ('any' in condition) {
    for (const part of condition.any) {
      const ofPart = hits.slice();
      narrow(held, ofPart, part);
      orInto(fitting, ofPart);
    }
  }
  andInto(hits, fitting);
}

export function narrowByWord({ terms, blank }: Held, hits: Bits, { text, begins }: Word): void {
  const fitting = blank();
  if (begins) terms.markBeginning(text, fitting);
  else terms.mark(text, fitting);
  andInto(hits, fitting);
}

type OfColumn = Extract<Condition, { column: string }>;

function narrowByColumn({ columns, blank }: Held, hits: Bits, condition: OfColumn): void {
  const column = columns[condition.column];
  if (!column) throw new Error(`no column ${condition.column}`);
  if ('anyFlag' in condition) return narrowByFlags(column, hits, condition.anyFlag, blank());
  if ('allFlags' in condition) {
    for (const flag of flagsOf(condition.allFlags)) narrowByFlags(column, hits, 1 << flag, blank());
    return;
  }
  if (column.kind === 'facet') {
    const fits = valueTest(condition);
    const fitting = blank();
    for (const [value, rows] of column.rowsOf) if (fits(value)) orInto(fitting, rows);
    return andInto(hits, fitting);
  }
  if (column.kind === 'number') return narrowByNumber(column.values, hits, condition);
  narrowBySmall(column, hits, condition);
}

function narrowByFlags(column: Column, hits: Bits, flags: number, fitting: Bits): void {
  if (column.kind !== 'flags') throw new Error('only flags have flags');
  for (const flag of flagsOf(flags)) {
    const rows = column.rowsOf.get(flag);
    if (rows) orInto(fitting, rows);
  }
  andInto(hits, fitting);
}

const flagsOf = (flags: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((flag) => (flags >> flag) & 1);

type ByValue = Exclude<OfColumn, { anyFlag: number } | { allFlags: number }>;

function valueTest(condition: ByValue): (value: number) => boolean {
  if ('among' in condition) {
    const values = new Set(condition.among);
    return (value) => values.has(value);
  }
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition;
  return (value) => value >= from && value <= to;
}

function narrowByNumber(values: Float64Array, hits: Bits, condition: ByValue): void {
  const fits = valueTest(condition);
  keepIf(hits, (row) => fits(values[row] as number));
}

function narrowBySmall({ values }: SmallColumn, hits: Bits, condition: ByValue): void {
  if ('among' in condition) {
    // Looking a value up costs less than comparing it with each.
    const table = new Uint8Array(2 ** (8 * values.BYTES_PER_ELEMENT));
    for (const value of condition.among) table[value] = 1;
    keepIf(hits, (row) => table[values[row] as number] === 1);
    return;
  }
  const { from = 0, to = Number.POSITIVE_INFINITY } = condition;
  keepIf(hits, (row) => (values[row] as number) >= from && (values[row] as number) <= to);
}
