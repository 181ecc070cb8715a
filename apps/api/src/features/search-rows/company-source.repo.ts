import type { Row } from '@engawa/index/memory-index';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { sql } from 'kysely';
import type { Db, Tables } from '../../database.ts';
import { type CompanyColumn, companyColumns, companyTerms } from './company-columns.ts';

const rows = (db: Db) =>
  db
    .selectFrom('company_search')
    .selectAll()
    .select([
      sql<string[]>`tsvector_to_array(words)`.as('terms'),
      sql<number>`(extract(epoch from listed_at) * 1000000)::bigint`.as('newest'),
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const rowOf = (row: Read): Row<CompanyColumn> => ({
  id: row.company_id,
  values: {
    industry: row.industry ?? 0,
    visaSupport: row.visa_support ? 1 : 0,
    employees: row.employees ?? -1,
    newest: row.newest,
  },
  terms: [
    ...row.terms,
    ...row.features.map(companyTerms.companyFeature),
    ...(row.listing === null ? [] : [companyTerms.listing(row.listing)]),
    ...(row.company_type === null ? [] : [companyTerms.companyType(row.company_type)]),
  ],
});

/** Listed companies, from the same rows that the database searches. */
export const companySource: IndexSource<Tables, CompanyColumn> = {
  name: 'company',
  columns: companyColumns,
  list: async (db, after, limit) => {
    const all = rows(db).orderBy('company_id').limit(limit);
    const some = await (after === null ? all : all.where('company_id', '>', after)).execute();
    return { rows: some.map(rowOf), last: some.at(-1)?.company_id ?? null };
  },
  read: async (db, ids) =>
    (await rows(db).where('company_id', '=', oneOf(ids)).execute()).map(rowOf),
};
