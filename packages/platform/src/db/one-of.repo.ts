import { type RawBuilder, sql } from 'kysely';

/**
 * For `where(column, '=', oneOf(values))`. One parameter however many values there are: with
 * `in (…)` each length is a statement of its own, and the names for statements run out.
 */
export const oneOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;
