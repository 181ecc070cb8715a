import { type RawBuilder, sql } from 'kysely';

/**
 * For `where(column, '=', oneOf(values))`. A single array parameter: with `in (…)` each length
 * would be a statement of its own and use up a prepared statement.
 */
export const oneOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;
