import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { companyPages } from '../contents/contents.query.ts';
import { readDocument } from '../contents/public.ts';
import { openJobs } from '../jobs/jobs.query.ts';
import type { companyRow } from './company-row.rules.ts';
import type { jobRow } from './job-row.rules.ts';

/** Raise with every change of what rows contain: rows of older rules are rewritten. */
export const rowRules = 6;

const vector = (words: readonly string[]): RawBuilder<string> =>
  sql`array_to_tsvector(${words}::text[])`;

const shownJobs = (db: Db) =>
  db
    .selectFrom(openJobs.as('content'))
    .select(['content.id', 'content.status', 'content.closes_on as closesOn', 'content.published'])
    .select((of) => [
      'content.company_id as companyId',
      of.fn.coalesce('content.opened_at', 'content.status_changed_at').as('openedAt'),
    ]);

const withDocument = (
  row: Awaited<ReturnType<ReturnType<typeof shownJobs>['execute']>>[number],
) => {
  const job = readDocument('job')(row.published);
  return job === null ? [] : [{ ...row, job }];
};

export const findOpenJob = async (tx: Tx, id: string) =>
  (await shownJobs(tx).where('content.id', '=', id).execute()).flatMap(withDocument)[0];

export const listOpenJobs = async (tx: Tx, companyId: string) =>
  (await shownJobs(tx).where('content.company_id', '=', companyId).execute()).flatMap(withDocument);

/** The published general page, and when the company began it. */
export async function findShownCompany(tx: Tx, companyId: string) {
  const row = await tx
    .selectFrom(companyPages.as('page'))
    .select(['published', 'created_at as listedAt'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const general = readDocument('general')(row?.published ?? null);
  return row && general ? { general, listedAt: row.listedAt } : undefined;
}

export async function deleteJobRow(tx: Tx, jobId: string): Promise<void> {
  await tx.deleteFrom('job_search').where('job_id', '=', jobId).execute();
}

export async function deleteRowsOf(tx: Tx, companyId: string): Promise<void> {
  await tx.deleteFrom('job_search').where('company_id', '=', companyId).execute();
  await tx.deleteFrom('company_search').where('company_id', '=', companyId).execute();
}

type JobRow = ReturnType<typeof jobRow> & { job_id: string; company_id: string };

export async function insertJobRows(tx: Tx, rows: readonly JobRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('job_search')
    .values(rows.map((row) => ({ ...row, rules: rowRules, words: vector(row.words) })))
    .execute();
}

type CompanyRow = ReturnType<typeof companyRow> & { company_id: string };

export async function insertCompanyRow(tx: Tx, row: CompanyRow): Promise<void> {
  await tx
    .insertInto('company_search')
    .values({ ...row, rules: rowRules, words: vector(row.words) })
    .execute();
}

/** Companies by id whose rows are missing or were made by older rules. */
export const listOutdated = (db: Db, most: number) =>
  db
    .selectFrom(companyPages.as('page'))
    .leftJoin('company_search as row', 'row.company_id', 'page.company_id')
    .where('page.published', 'is not', null)
    .where((where) =>
      where.or([
        where('row.rules', 'is', null),
        where('row.rules', '<>', rowRules),
        // Written by an instance of the previous release after this one had rewritten the company.
        where.exists(
          where
            .selectFrom('job_search as job')
            .whereRef('job.company_id', '=', 'page.company_id')
            .where('job.rules', '<>', rowRules)
            .select('job.job_id'),
        ),
      ]),
    )
    .select('page.company_id as id')
    .orderBy('page.company_id')
    .limit(most)
    .execute();

/** Marks all rows as outdated; they serve until they are rewritten. */
export async function markOutdated(db: Db): Promise<void> {
  await db.updateTable('company_search').set({ rules: 0 }).execute();
}

/** Locks the general page: changes of the page and its jobs wait until rows are written. */
export async function lockGeneral(tx: Tx, companyId: string): Promise<void> {
  await tx
    .selectFrom(companyPages.as('page'))
    .select('page.id')
    .where('page.company_id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}
