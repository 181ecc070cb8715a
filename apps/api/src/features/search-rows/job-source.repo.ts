import type { Row } from '@engawa/index/memory-index';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { sql } from 'kysely';
import type { Db, Tables } from '../../database.ts';
import { indexed } from '../../search/conditions/searched-column.ts';
import { companyTerm, dayNumber, type JobColumn, jobColumns } from './job-columns.ts';
import { jobSearched, never } from './job-row.rules.ts';

const rows = (db: Db) =>
  db
    .selectFrom('job_search')
    .selectAll()
    .select([
      sql<string[]>`tsvector_to_array(words) || terms`.as('searched'),
      sql<number>`(extract(epoch from opened_at) * 1000000)::bigint`.as('newest'),
      sql<number>`coalesce(date '1970-01-01' - closes_on, -99999999)`.as('deadline'),
      sql<number>`floor(extract(epoch from opened_at))::bigint`.as('openedSecond'),
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const dayIn = (day: string): number => Math.min(Math.max(dayNumber(day), 0), never);

function rowOf(row: Read): Row<JobColumn> {
  const { values, terms } = indexed(jobSearched, row);
  return {
    id: row.job_id,
    values: {
      ...values,
      limited: row.limited ? 1 : 0,
      offWeb: row.off_web ? 1 : 0,
      closesOn: row.closes_on === null ? never : dayIn(row.closes_on),
      asks: row.asks,
      offers: row.offers,
      graduatesFrom: row.graduates_from,
      graduatesTo: row.graduates_to,
      newest: row.newest,
      deadline: row.deadline,
      openedSecond: row.openedSecond,
    },
    terms: [...row.searched, companyTerm(row.company_id), ...terms],
  };
}

/** Open jobs for the index, from the same rows that SQL searches. */
export const jobSource: IndexSource<Tables, JobColumn> = {
  name: 'job',
  columns: jobColumns,
  order: 'newest',
  list: async (db, after, limit) => {
    const all = rows(db).orderBy('job_id').limit(limit);
    const some = await (after === null ? all : all.where('job_id', '>', after)).execute();
    return { rows: some.map(rowOf), last: some.at(-1)?.job_id ?? null };
  },
  read: async (db, ids) => (await rows(db).where('job_id', '=', oneOf(ids)).execute()).map(rowOf),
};
