import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { companyPages } from '../../contents/contents.query.ts';
import { jobs as allJobs, isOpenToVisitor } from '../../jobs/jobs.query.ts';
import { visitorMaySee } from '../../reach/reach.query.ts';

const jobs = (db: Db, today: string) =>
  db
    .selectFrom(allJobs.as('content'))
    .where(isOpenToVisitor(today))
    .where(visitorMaySee(sql.ref('content.company_id')));

const companies = (db: Db) =>
  db
    .selectFrom(companyPages.as('content'))
    .where('content.published', 'is not', null)
    .where(visitorMaySee(sql.ref('content.company_id')));

export interface Part {
  offset: number;
  limit: number;
}

export async function countJobs(db: Db, today: string): Promise<number> {
  const counted = jobs(db, today).select((of) => of.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export async function countCompanies(db: Db): Promise<number> {
  const counted = companies(db).select((of) => of.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export const listJobs = (db: Db, today: string, { offset, limit }: Part) =>
  jobs(db, today)
    .select(['content.id', 'content.published_at as publishedAt'])
    .orderBy('content.id')
    .offset(offset)
    .limit(limit)
    .execute();

/** The next jobs by id, for reading all of them. */
export const listJobsAfter = (db: Db, today: string, after: string | undefined, limit: number) =>
  jobs(db, today)
    .$if(after !== undefined, (query) => query.where('content.id', '>', String(after)))
    .select('content.id')
    .orderBy('content.id')
    .limit(limit)
    .execute();

export const listCompanies = (db: Db, { offset, limit }: Part) =>
  companies(db)
    .select(['content.company_id as id', 'content.published_at as publishedAt'])
    .orderBy('content.company_id')
    .offset(offset)
    .limit(limit)
    .execute();
