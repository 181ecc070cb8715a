import {
  andAnyInto,
  andInto,
  type Bits,
  keepBetween,
  orInto,
  setBit,
  withoutInto,
} from './bits.ts';
import type { Column, SmallColumn } from './columns.ts';
import { type IdTable, wordsOfId } from './id-table.ts';
import type { Condition, Word } from './query.ts';
import type { Terms } from './terms.ts';

export interface Held {
  readonly columns: Readonly<Record<string, Column>>;
  readonly ids: IdTable;
  readonly terms: Terms;
  /** Provides empty bits of the index's size, for single use. */
  readonly blank: () => Bits;
}

/** Whether a condition is evaluated by bitmaps; others read rows or lists of rows. */
export function isKnownAsBits(
  columns: Readonly<Record<string, Column>>,
  condition: Condition,
): boolean {
  if ('not' in condition) return isKnownAsBits(columns, condition.not);
  if (!('column' in condition)) return 'ids' in condition;
  const kind = columns[condition.column]?.kind;
  return kind === 'facet' || kind === 'flags';
}

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

function narrowByColumn({ columns }: Held, hits: Bits, condition: OfColumn): void {
  const column = columns[condition.column];
  if (!column) throw new Error(`no column ${condition.column}`);
  if ('anyFlag' in condition) return andAnyInto(hits, bitsOfFlags(column, condition.anyFlag));
  if ('allFlags' in condition) {
    for (const flag of flagsOf(condition.allFlags)) {
      andAnyInto(hits, bitsOfFlags(column, 1 << flag));
    }
    return;
  }
  if (column.kind === 'facet') return narrowByFacet(column, hits, condition);
  if (!('among' in condition)) {
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition;
    return keepBetween(hits, column.values, from, to);
  }
  const found = condition.among.map((value) => {
    const ofValue = hits.slice();
    keepBetween(ofValue, column.values, value, value);
    return ofValue;
  });
  andAnyInto(hits, found);
}

/** Each row has one value, so clearing the other values is quicker where they are fewer. */
function narrowByFacet({ rowsOf }: SmallColumn, hits: Bits, condition: ByValue): void {
  const fits = valueTest(condition);
  const { fitting = [], others = [] } = Object.groupBy(rowsOf, ([value]) =>
    fits(value) ? 'fitting' : 'others',
  );
  if (fitting.length <= others.length) {
    return andAnyInto(
      hits,
      fitting.map(([, rows]) => rows),
    );
  }
  for (const [, rows] of others) withoutInto(hits, rows);
}

function bitsOfFlags(column: Column, flags: number): Bits[] {
  if (column.kind !== 'flags') throw new Error('only flags have flags');
  return flagsOf(flags).flatMap((flag) => column.rowsOf.get(flag) ?? []);
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
