import { queryOf } from '@engawa/platform/text/search-words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FilterCondition } from './conditions.ts';
import type { SearchedColumn, SearchedColumns } from './searched-column.ts';

export type SqlCondition = RawBuilder<SqlBool>;

export const all = (conditions: readonly SqlCondition[]): SqlCondition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** Renders conditions on a row aliased `found`. */
export const inSql = <Columns extends SearchedColumns>(
  columns: Columns,
  asked: readonly FilterCondition<keyof Columns & string>[],
): SqlCondition[] => asked.map((one) => conditionOf(columns, one));

function conditionOf(columns: SearchedColumns, asked: FilterCondition): SqlCondition {
  // A row without the value does not fulfil the condition, as in the index.
  if ('not' in asked) return sql`(${conditionOf(columns, asked.not)} is not true)`;
  if ('oneOf' in asked) {
    const conditions = asked.oneOf.map((one) => conditionOf(columns, one));
    return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
  }
  if ('all' in asked) return all(inSql(columns, asked.all));
  const column = columns[asked.column] as SearchedColumn;
  const stored = sql.ref(`found.${column.stored}`);
  const type = sql.raw(column.type);
  if ('missing' in asked) return sql`(${stored} is null)`;
  if ('anyFlag' in asked) return sql`(${stored} & ${asked.anyFlag}::${type} <> 0)`;
  if ('every' in asked) return sql`${stored} @> ${asked.every}::${type}[]`;
  if ('any' in asked) {
    return 'isList' in column && column.isList
      ? sql`${stored} && ${asked.any}::${type}[]`
      : sql`(${stored} = any(${asked.any}::${type}[]))`;
  }
  const within: SqlCondition =
    'from' in asked
      ? sql`${stored} >= ${asked.from}::${type}`
      : sql`${stored} <= ${asked.to}::${type}`;
  return 'isOpen' in column && column.isOpen ? sql`coalesce(${within}, true)` : within;
}

/** A word without letters matches nothing. */
export function withWord(freeWord: string | undefined): SqlCondition[] {
  if (!freeWord) return [];
  const query = queryOf(freeWord);
  return [query === null ? sql`false` : sql`found.words @@ ${query}::tsquery`];
}
