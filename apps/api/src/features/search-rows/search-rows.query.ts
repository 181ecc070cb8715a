import { type RawBuilder, sql } from 'kysely';
import { query } from '../../query.ts';
import { limitedTo } from '../audience/audience.query.ts';

export interface Seeker {
  student: string;
  /** The day in Japan, YYYY-MM-DD. */
  today: string;
}

const isStillOpen = (today: string) => sql`(job_search.closes_on is null
  or job_search.closes_on >= ${today}::date)`;

/** Search rows of jobs open to the student today; the company may still be one they do not see. */
export const jobRowsFor = ({ student, today }: Seeker): RawBuilder<unknown> => sql`(
  select * from job_search
  where ${isStillOpen(today)}
    and (not job_search.limited or job_search.job_id = any(array${limitedTo(student)})))`;

/** Search rows of jobs that are open to everybody today. */
export const jobRowsForAll = (today: string): RawBuilder<unknown> => sql`(
  select * from job_search where ${isStillOpen(today)} and not job_search.limited)`;

/** The columns of open jobs that cards show and lists are ordered by. */
export const jobCards = query
  .selectFrom('job_search')
  .select(['job_id', 'company_id', 'limited', 'opened_at', 'visa_support', 'industry']);

/** Search rows of companies that have published their page. */
export const companyRows = query.selectFrom('company_search').selectAll();
