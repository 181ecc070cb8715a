import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { contentsOf, logoOf } from '../contents/contents.query.ts';
import { isOpenToVisitor, jobs } from '../jobs/jobs.query.ts';
import { visitorMaySee } from '../reach/reach.query.ts';
import { companyRows, jobCards } from '../search-rows/search-rows.query.ts';

/** Newest jobs read to find one job each of enough companies. */
const lookedAt = 50;

/** Reads along an index, without counting or sorting; one job per company. */
export async function listNewestJobs(db: Db, today: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom(jobCards.as('found'))
    .innerJoin(jobs.as('content'), 'content.id', 'found.job_id')
    .where(isOpenToVisitor(today))
    .where(visitorMaySee(sql.ref('content.company_id')))
    .select(['found.job_id as id', 'found.company_id as company'])
    .orderBy('found.opened_at', 'desc')
    .orderBy('found.job_id', 'desc')
    .limit(lookedAt)
    .execute();
  const first = new Map(rows.toReversed().map(({ company, id }) => [company, id]));
  return rows
    .filter(({ id, company }) => first.get(company) === id)
    .slice(0, most)
    .map(({ id }) => id);
}

const ofCompany = ['company.name_jp', 'company.name_en', logoOf('company.id').as('logo')] as const;

export const readJobs = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom(contentsOf('job').as('content'))
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('content.id', '=', oneOf(ids))
    .select(['content.id', 'content.published', ...ofCompany])
    .execute();

export const listNewestCompanies = (db: Db, today: string, most: number) =>
  db
    .selectFrom(companyRows.as('found'))
    .innerJoin('company', 'company.id', 'found.company_id')
    .where(visitorMaySee(sql.ref('company.id')))
    .select(['company.id', ...ofCompany])
    .select(
      sql<number>`(
        select count(*)::int from ${jobs} as content
        where content.company_id = company.id and ${isOpenToVisitor(today)})`.as('openJobs'),
    )
    .orderBy('found.listed_at', 'desc')
    .orderBy('found.company_id', 'desc')
    .limit(most)
    .execute();

export type JobRow = Awaited<ReturnType<typeof readJobs>>[number];
export type CompanyRow = Awaited<ReturnType<typeof listNewestCompanies>>[number];
