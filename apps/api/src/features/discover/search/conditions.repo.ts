import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { sql } from 'kysely';
import { all, inSql, type SqlCondition, withWord } from '../../../search/conditions/in-sql.repo.ts';
import { limitedTo, unseenCompanies } from '../../reach/public.ts';
import { companySearched, jobSearched } from '../../search-rows/public.ts';
import { askedOfCompany, askedOfJob } from './conditions.rules.ts';

export interface Seeker {
  student: string;
  /** In Japan. */
  today: string;
}

/** Of a row of either table. */
export const maySee = (student: string): SqlCondition =>
  sql`found.company_id <> all(array${unseenCompanies(student)})`;

/** Of a row of job_search: open to this student today. */
export const isOpenTo = ({ student, today }: Seeker): SqlCondition => sql`(
  (found.closes_on is null or found.closes_on >= ${today}::date)
  and (not found.limited or found.job_id = any(array${limitedTo(student)})))`;

/** The word stands last: without its index it costs the most. */
export const jobFits = (seeker: Seeker, filter: DiscoverFilter): SqlCondition =>
  all([
    ...inSql(jobSearched, [...askedOfJob(filter), ...askedOfCompany(filter)]),
    isOpenTo(seeker),
    maySee(seeker.student),
    ...withWord(filter.freeWord),
  ]);

/** What is asked of jobs, one of the company's must fulfil. */
export function companyFits(seeker: Seeker, filter: DiscoverFilter): SqlCondition {
  const ofJobs = inSql(jobSearched, askedOfJob(filter));
  const hasJob: SqlCondition = sql`found.company_id in (
    select found.company_id from job_search as found where ${all([...ofJobs, isOpenTo(seeker)])})`;
  return all([
    ...inSql(companySearched, askedOfCompany(filter)),
    ...(ofJobs.length === 0 ? [] : [hasJob]),
    maySee(seeker.student),
    ...withWord(filter.freeWord),
  ]);
}
