import type { Row } from '@engawa/index/memory-index';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { sql } from 'kysely';
import type { Db, Tables } from '../../database.ts';
import { indexed } from '../../search/conditions/searched-column.ts';
import { type CompanyColumn, companyColumns } from './company-columns.ts';
import { companySearched } from './company-row.rules.ts';

const rows = (db: Db) =>
  db
    .selectFrom('company_search')
    .selectAll()
    .select([
      sql<string[]>`tsvector_to_array(words)`.as('terms'),
      sql<number>`(extract(epoch from listed_at) * 1000000)::bigint`.as('newest'),
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function rowOf(row: Read): Row<CompanyColumn> {
  const { values, terms } = indexed(companySearched, row);
  return {
    id: row.company_id,
    values: { ...values, newest: row.newest },
    terms: [...row.terms, ...terms],
  };
}

/** Listed companies for the index, from the same rows that SQL searches. */
export const companySource: IndexSource<Tables, CompanyColumn> = {
  name: 'company',
  columns: companyColumns,
  order: 'newest',
  list: async (db, after, limit) => {
    const all = rows(db).orderBy('company_id').limit(limit);
    const some = await (after === null ? all : all.where('company_id', '>', after)).execute();
    return { rows: some.map(rowOf), last: some.at(-1)?.company_id ?? null };
  },
  read: async (db, ids) =>
    (await rows(db).where('company_id', '=', oneOf(ids)).execute()).map(rowOf),
};
