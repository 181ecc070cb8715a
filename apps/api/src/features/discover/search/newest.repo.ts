import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import type { Seeker } from '../../search-rows/search-rows.query.ts';
import { companyRows, jobRowsFor, jobRowsForAll } from '../../search-rows/search-rows.query.ts';
import { maySee } from './conditions.repo.ts';

/** Only verified companies are shown to everybody. */
const isVerified: RawBuilder<SqlBool> = sql`exists (
  select from company where company.id = found.company_id and company.verified_at is not null)`;

/** Newest jobs read to find one job each of enough companies. */
const lookedAt = 50;

/** Reads along an index, without counting or sorting; one job per company. */
export async function listNewestJobs(db: Db, seeker: Seeker, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string; company: string }>`
    select found.job_id as id, found.company_id as company from ${jobRowsFor(seeker)} as found
    where ${maySee(seeker)} and ${isVerified}
    order by found.opened_at desc, found.job_id desc limit ${lookedAt}`.execute(db);
  const first = new Map(rows.toReversed().map((row) => [row.company, row.id]));
  return rows
    .filter(({ id, company }) => first.get(company) === id)
    .slice(0, most)
    .map(({ id }) => id);
}

export async function listNewestCompanies(db: Db, seeker: Seeker, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select found.company_id as id from ${companyRows} as found
    where ${maySee(seeker)} and ${isVerified}
    order by found.listed_at desc, found.company_id desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Candidates of a day: more than could all be blocked, unverified or without an open job. */
const drawn = 200;

/**
 * One company a day, chosen by a hash of id and day: each company with an open job is equally
 * likely, whatever its plan and the reader. Only the candidates are checked in detail.
 */
export async function findCompanyOfTheDay(db: Db, seeker: Seeker): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select found.company_id as id
    from (
      select company_id,
        hashtextextended(company_id::text, ${seeker.today}::date - date '2000-01-01') as turn
      from ${companyRows} as listed order by turn limit ${drawn}) as found
    where ${maySee(seeker)} and ${isVerified}
      and exists (
        select from ${jobRowsForAll(seeker.today)} as offered
        where offered.company_id = found.company_id)
    order by found.turn
    limit 1`.execute(db);
  return rows[0]?.id;
}
