import { type Expression, expressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from './database.ts';

/** Starts a query fragment: a subselect for statements of other features (decision 011). */
export const query = expressionBuilder<Tables>();

/** An id, or a column of a surrounding statement: `sql.ref('student.id')`. */
export type Id = string | Expression<string>;

export type Condition = RawBuilder<SqlBool>;
