import { isAsked } from '@engawa/contract/filters/filter-fields';

export type FilterValue = string | number | boolean;

/** A condition of a filter as data; each engine renders it. */
export type FilterCondition<Column extends string = string> =
  /** The value, or one value of a list column, is one of these. */
  | { readonly column: Column; readonly any: readonly FilterValue[] }
  /** A list column contains all of these. */
  | { readonly column: Column; readonly every: readonly FilterValue[] }
  | { readonly column: Column; readonly from: FilterValue }
  | { readonly column: Column; readonly to: FilterValue }
  | { readonly column: Column; readonly anyFlag: number }
  /** The row has no value. */
  | { readonly column: Column; readonly missing: true }
  | { readonly not: FilterCondition<Column> }
  | { readonly all: readonly FilterCondition<Column>[] }
  /** At least one of these conditions. */
  | { readonly oneOf: readonly FilterCondition<Column>[] };

/**
 * Conditions of each filter field, which may depend on who searches. The compiler requires every
 * field; a field without a condition of its own names the fields whose conditions it changes.
 */
export type Conditions<Filter, Column extends string, Searcher = unknown> = {
  readonly [Name in keyof Filter]-?:
    | ((
        value: NonNullable<Filter[Name]>,
        filter: Filter,
        searcher: Searcher,
      ) => FilterCondition<Column>)
    | { readonly changes: readonly (keyof Filter)[] };
};

type Ask<Filter, Column extends string, Searcher> = (
  value: unknown,
  filter: Filter,
  searcher: Searcher,
) => FilterCondition<Column>;

/** Conditions of a filter; unset fields have none. */
export function conditionsOf<Filter extends object, Column extends string, Searcher = unknown>(
  conditions: Conditions<Filter, Column, Searcher>,
  filter: Filter,
  ...[searcher]: unknown extends Searcher ? [] : [searcher: Searcher]
): FilterCondition<Column>[] {
  const values = new Map<string, unknown>(Object.entries(filter));
  return Object.entries(conditions).flatMap(([name, ask]) => {
    const value = values.get(name);
    if (typeof ask !== 'function' || !isAsked(value)) return [];
    return [(ask as Ask<Filter, Column, Searcher | undefined>)(value, filter, searcher)];
  });
}
