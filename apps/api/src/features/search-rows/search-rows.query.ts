import { type RawBuilder, sql } from 'kysely';
import { query } from '../../query.ts';
import { limitedTo } from '../audience/audience.query.ts';

export interface Seeker {
  student: string;
  /** In Japan. */
  today: string;
}

const isStillOpen = (today: string) => sql`(job_search.closes_on is null
  or job_search.closes_on >= ${today}::date)`;

/** The rows of jobs that are open to this student today, whether or not they see the company. */
export const jobRowsFor = ({ student, today }: Seeker): RawBuilder<unknown> => sql`(
  select * from job_search
  where ${isStillOpen(today)}
    and (not job_search.limited or job_search.job_id = any(array${limitedTo(student)})))`;

/** The rows of jobs that are open to everybody today. */
export const jobRowsForAll = (today: string): RawBuilder<unknown> => sql`(
  select * from job_search where ${isStillOpen(today)} and not job_search.limited)`;

/** Of the jobs that somebody can see, what cards show and lists go by. */
export const jobCards = query
  .selectFrom('job_search')
  .select(['job_id', 'company_id', 'limited', 'opened_at', 'visa_support', 'industry']);

/** The rows of companies that have a page, to all of whom it is open. */
export const companyRows = query.selectFrom('company_search').selectAll();
