import type { Condition } from '@engawa/index/query';
import type { FilterCondition } from './conditions.ts';
import {
  type NumberName,
  numberIn,
  type SearchedColumn,
  type SearchedColumns,
} from './searched-column.ts';

/** For the in-memory index and the search cluster, which accepts the same form. */
export const inIndex = <Columns extends SearchedColumns>(
  columns: Columns,
  asked: readonly FilterCondition<keyof Columns & string>[],
): Condition<NumberName<Columns>>[] =>
  asked.flatMap((one) => conditionsOf(columns, one)) as Condition<NumberName<Columns>>[];

function conditionsOf(columns: SearchedColumns, asked: FilterCondition): Condition[] {
  if ('not' in asked) {
    const [only, ...more] = conditionsOf(columns, asked.not);
    return only ? [{ not: more.length === 0 ? only : { all: [only, ...more] } }] : [];
  }
  if ('oneOf' in asked) {
    return [{ any: asked.oneOf.map((one) => ({ all: conditionsOf(columns, one) })) }];
  }
  if ('all' in asked) return asked.all.flatMap((one) => conditionsOf(columns, one));
  const { column: name } = asked;
  const column = columns[name] as SearchedColumn;
  if ('anyFlag' in asked) return [{ column: name, anyFlag: asked.anyFlag }];
  if ('term' in column) {
    const termOf = (value: unknown) => `${column.term}${String(value)}`;
    if ('any' in asked) return [{ terms: asked.any.map(termOf) }];
    if ('every' in asked) return asked.every.map((value) => ({ terms: [termOf(value)] }));
    throw new Error(`${name} has no numbers to compare`);
  }
  if ('any' in asked) {
    return [{ column: name, among: asked.any.map((value) => numberIn(column, value)) }];
  }
  if ('missing' in asked) return [{ column: name, among: [absentIn(name, column)] }];
  if ('from' in asked) return [{ column: name, from: numberIn(column, asked.from) }];
  if ('every' in asked) throw new Error(`${name} has one value`);
  // The number for null lies below all values, so it is excluded by the lower bound.
  const from = column.isOpen || column.absent === undefined ? undefined : column.absent + 1;
  return [{ column: name, ...(from !== undefined && { from }), to: numberIn(column, asked.to) }];
}

function absentIn(name: string, { absent }: SearchedColumn & { absent?: number }): number {
  if (absent === undefined) throw new Error(`${name} always has a value`);
  return absent;
}
