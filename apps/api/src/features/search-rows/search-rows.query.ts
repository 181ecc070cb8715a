import { type RawBuilder, sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';
import { limitedTo } from '../audience/audience.query.ts';

export interface Seeker {
  /** Null for visitors who are not signed in. */
  student: string | null;
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
}

/** A seeker who is signed in. */
export interface StudentSeeker extends Seeker {
  student: string;
}

const isStillOpen = (today: string) => sql`(job_search.closes_on is null
  or job_search.closes_on >= ${today}::date)`;

const isOffered = (student: string | null) =>
  student === null
    ? sql`(not job_search.limited and not job_search.off_web)`
    : sql`(not job_search.limited or job_search.job_id = any(array${limitedTo(student)}))`;

/** Rows of jobs open to the seeker today; visibility of the company is separate. */
export const jobRowsFor = ({ student, today }: Seeker): RawBuilder<unknown> => sql`(
  select * from job_search where ${isStillOpen(today)} and ${isOffered(student)})`;

export const jobRowsForAll = (today: string): RawBuilder<unknown> => sql`(
  select * from job_search where ${isStillOpen(today)} and not job_search.limited)`;

/** The keys of terms in the newest rows, in the form that rows of students have. */
export const jobTerms = (most: number): RawBuilder<unknown> => sql`(
  select array(select regexp_replace(term, '^:[0-9]+', '') from unnest(terms) as term) as terms
  from job_search order by opened_at desc limit ${most})`;

/** The company can be found in a search. */
export const hasSearchRow = (company: Id): Condition => sql`(
  exists (select from company_search where company_search.company_id = ${company})
  or exists (select from job_search where job_search.company_id = ${company}))`;

export const jobCards = query
  .selectFrom('job_search')
  .select(['job_id', 'company_id', 'limited', 'opened_at', 'visa_support', 'industry', 'terms']);

export const companyRows = query.selectFrom('company_search').selectAll();
