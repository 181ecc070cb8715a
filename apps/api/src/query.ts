import { type Expression, expressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from './database.ts';

/** Begins a query fragment: a subselect that statements of other features contain (decision 011). */
export const query = expressionBuilder<Tables>();

/** An id, or the column of a surrounding statement that has it: `sql.ref('student.id')`. */
export type Id = string | Expression<string>;

export type Condition = RawBuilder<SqlBool>;
