import { sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';

/** The company has written the content of this id. */
export const isContentOf = (content: Id, company: Id): Condition => sql`exists (
  select from content as written
  where written.id = ${content} and written.company_id = ${company})`;
