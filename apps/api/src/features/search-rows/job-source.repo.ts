import type { Row } from '@engawa/index/memory-index';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { sql } from 'kysely';
import type { Db, Tables } from '../../database.ts';
import {
  dayNumber,
  type JobColumn,
  jobColumns,
  jobTerms,
  monthNumber,
  never,
} from './job-columns.ts';

const rows = (db: Db) =>
  db
    .selectFrom('job_search')
    .selectAll()
    .select([
      sql<string[]>`tsvector_to_array(words)`.as('terms'),
      sql<number>`(extract(epoch from opened_at) * 1000000)::bigint`.as('newest'),
      sql<number>`coalesce(date '1970-01-01' - closes_on, -99999999)`.as('deadline'),
      sql<number>`floor(extract(epoch from opened_at))::bigint`.as('openedSecond'),
    ]);

type Read = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const inRange = (number: number): number => Math.min(Math.max(number, 0), never);
const month = (text: string | null, open: number): number =>
  text === null ? open : inRange(monthNumber(text));

function rowOf(row: Read): Row<JobColumn> {
  return {
    id: row.job_id,
    values: {
      limited: row.limited ? 1 : 0,
      jobType: row.job_type ?? 0,
      category: row.category,
      industry: row.industry ?? 0,
      aptitude: row.aptitude ?? 0,
      japanese: row.japanese,
      visaSupport: row.visa_support ? 1 : 0,
      closesOn: row.closes_on === null ? never : inRange(dayNumber(row.closes_on)),
      graduationFrom: month(row.graduation_from, 0),
      graduationTo: month(row.graduation_to, never),
      startFrom: month(row.start_from, 0),
      startTo: month(row.start_to, never),
      employees: row.employees ?? -1,
      asks: row.asks,
      offers: row.offers,
      graduatesFrom: row.graduates_from,
      graduatesTo: row.graduates_to,
      newest: row.newest,
      deadline: row.deadline,
      salary: row.yearly_pay ?? -1,
      openedSecond: row.openedSecond,
    },
    terms: [
      ...row.terms,
      jobTerms.company(row.company_id),
      ...row.features.map(jobTerms.feature),
      ...row.company_features.map(jobTerms.companyFeature),
      ...row.prefectures.map(jobTerms.prefecture),
      ...(row.listing === null ? [] : [jobTerms.listing(row.listing)]),
      ...(row.company_type === null ? [] : [jobTerms.companyType(row.company_type)]),
    ],
  };
}

/** Open jobs, from the same rows that the database searches. */
export const jobSource: IndexSource<Tables, JobColumn> = {
  name: 'job',
  columns: jobColumns,
  list: async (db, after, limit) => {
    const all = rows(db).orderBy('job_id').limit(limit);
    const some = await (after === null ? all : all.where('job_id', '>', after)).execute();
    return { rows: some.map(rowOf), last: some.at(-1)?.job_id ?? null };
  },
  read: async (db, ids) => (await rows(db).where('job_id', '=', oneOf(ids)).execute()).map(rowOf),
};
