import { isAsked } from '@engawa/contract/filters/filter-fields';

export type AskedValue = string | number | boolean;

/** What a filter asks of a row, as data: every engine renders it for itself. */
export type Asked<Column extends string = string> =
  /** The value is one of these; a list has one of these. */
  | { readonly column: Column; readonly any: readonly AskedValue[] }
  /** A list has all of these. */
  | { readonly column: Column; readonly every: readonly AskedValue[] }
  /** Both ends count. */
  | { readonly column: Column; readonly from: AskedValue }
  | { readonly column: Column; readonly to: AskedValue }
  | { readonly column: Column; readonly anyFlag: number }
  | { readonly not: Asked<Column> };

/**
 * What each field of a filter asks. A field without a line does not compile; a field that asks nothing
 * by itself names the fields whose conditions it changes.
 */
export type Conditions<Filter, Column extends string> = {
  readonly [Name in keyof Filter]-?:
    | ((value: NonNullable<Filter[Name]>, filter: Filter) => Asked<Column>)
    | { readonly changes: readonly (keyof Filter)[] };
};

type Ask<Filter, Column extends string> = (value: unknown, filter: Filter) => Asked<Column>;

/** What a filter asks; fields that nobody has chosen ask nothing. */
export function askedBy<Filter extends object, Column extends string>(
  conditions: Conditions<Filter, Column>,
  filter: Filter,
): Asked<Column>[] {
  const values = new Map<string, unknown>(Object.entries(filter));
  return Object.entries(conditions).flatMap(([name, ask]) => {
    const value = values.get(name);
    if (typeof ask !== 'function' || !isAsked(value)) return [];
    return [(ask as Ask<Filter, Column>)(value, filter)];
  });
}
