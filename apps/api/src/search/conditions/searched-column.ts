import type { ColumnKind } from '@engawa/index/columns';
import type { Row } from '@engawa/index/memory-index';
import type { FilterValue } from './conditions.ts';

type SqlType = 'boolean' | 'smallint' | 'integer' | 'bigint' | 'text';

/** A column of a search row that the index has as a number under the same name. */
interface NumberColumn<Stored extends string> {
  readonly stored: Stored;
  readonly type: SqlType;
  /** Absent if the index declares the column itself. */
  readonly kind?: ColumnKind;
  /** Absent if the value is a number already. */
  readonly numberOf?: (value: FilterValue) => number;
  /** Index number for null: below all values, or beyond the open end of an open column. */
  readonly absent?: number;
  /** Null matches any condition. */
  readonly isOpen?: boolean;
}

/** Each value becomes a term of the index with the prefix `term`. */
interface TermColumn<Stored extends string> {
  readonly stored: Stored;
  readonly type: SqlType;
  readonly term: string;
  readonly isList?: boolean;
}

/** A column for filters, with its form in the database and in the index. */
export type SearchedColumn<Stored extends string = string> =
  | NumberColumn<Stored>
  | TermColumn<Stored>;

export type SearchedColumns<Name extends string = string> = Readonly<Record<Name, SearchedColumn>>;

export const numberIn = ({ numberOf = Number }: NumberColumn<string>, value: FilterValue): number =>
  numberOf(value);

type Stored = FilterValue | readonly FilterValue[] | null;

export function indexed<Columns extends SearchedColumns>(
  columns: Columns,
  row: Readonly<Record<Columns[keyof Columns]['stored'], Stored>>,
): { values: Row<NumberName<Columns>>['values']; terms: string[] } {
  const values: Record<string, number> = {};
  const terms: string[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const value: Stored = row[column.stored as keyof typeof row];
    if ('term' in column) {
      const list = value === null ? [] : [value].flat();
      terms.push(...list.map((one) => `${column.term}${String(one)}`));
    } else {
      values[name] = value === null ? (column.absent ?? 0) : numberIn(column, value as FilterValue);
    }
  }
  return { values: values as Row<NumberName<Columns>>['values'], terms };
}

export type NumberName<Columns extends SearchedColumns> = {
  [Name in keyof Columns & string]: Columns[Name] extends { readonly term: string } ? never : Name;
}[keyof Columns & string];

type Kinds<Columns extends SearchedColumns> = {
  readonly [Name in NumberName<Columns>]: Columns[Name] extends { readonly kind: infer Kind }
    ? Kind
    : never;
};

export const kindsOf = <Columns extends SearchedColumns>(columns: Columns): Kinds<Columns> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      'kind' in column ? [[name, column.kind]] : [],
    ),
  ) as Kinds<Columns>;
