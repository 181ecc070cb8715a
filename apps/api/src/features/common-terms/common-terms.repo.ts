import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { jobTerms } from '../search-rows/search-rows.query.ts';
import { studentTerms } from '../student-rows/student-rows.query.ts';

export async function listCommon(db: Db, terms: readonly string[]): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const { rows } = await sql<{ term: string }>`
    select term from common_term where term = any(${terms}::text[])`.execute(db);
  return new Set(rows.map(({ term }) => term));
}

interface Common {
  /** The newest profiles, and as many postings. */
  sample: number;
  /** A term of more than this share of the documents is common. */
  share: number;
  /** In a small population only above this number of documents. */
  least: number;
}

const frequent = (terms: RawBuilder<unknown>, { share, least }: Common) => sql`
  select term from (select unnest(terms) as term from ${terms} as written) as one
  group by term
  having count(*) > greatest(${least}::int, ${share}::float8 * (select count(*) from ${terms} as all_of_them))`;

export async function replaceCommon(tx: Tx, common: Common): Promise<void> {
  const { sample } = common;
  await sql`
    with common as materialized (
      ${frequent(studentTerms(sample), common)} union ${frequent(jobTerms(sample), common)}),
    gone as (delete from common_term where term not in (select term from common))
    insert into common_term select term from common on conflict do nothing`.execute(tx);
}
