import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition } from '../../query.ts';
import { isInAudience } from '../audience/audience.query.ts';
import { isConnected } from '../connect/connect.query.ts';
import { contentsOf } from '../contents/contents.query.ts';
import { reach } from '../reach/reach.query.ts';
import { openStatuses } from './status/job-status.rules.ts';

/** What companies have written of jobs, with the state of each; `content` in the statement around. */
export const jobs = contentsOf('job')
  .innerJoin('job_posting as posting', 'posting.id', 'content.id')
  .select(['posting.status', 'posting.status_changed_at', 'posting.opened_at'])
  .select(['posting.closes_on', 'posting.off_web']);

/** Jobs that somebody can see: everybody, or an audience. */
export const openJobs = jobs
  .where('posting.status', 'in', openStatuses)
  .where('content.published', 'is not', null);

/**
 * Which contents are jobs in which status, to be joined with contents of any kind. As text, so that the
 * tenant filter does not look for the company of each row a second time.
 */
export const jobStatuses = sql<{ id: string; status: JobStatusId }>`(
  select job_posting.id, job_posting.status from job_posting)`;

/** By its own company: to everybody, or to an audience that the student is in. */
export const isShown = (studentId: string): RawBuilder<SqlBool> =>
  sql`(content.status = 1 or ${isInAudience(studentId)})`;

/** By a company that was lent the job, to students it is connected with; not while it is limited. */
const isLent = (studentId: string): RawBuilder<SqlBool> => {
  const pair = { student: studentId, company: sql.ref<string>('job_share.company_id') };
  return sql`content.status = 1 and exists (
    select from job_share
    where job_share.job_id = content.id and job_share.shown_at is not null
      and ${isConnected(pair)} and ${reach.studentMaySee(pair)})`;
};

/**
 * Whether the student sees the job of the surrounding statement and can apply for it. Whether they see
 * the company, `studentMaySee` says.
 */
export const isOpenToStudent = (studentId: string): Condition =>
  sql`(content.status in (${sql.join(openStatuses)}) and content.published is not null
    and (${isShown(studentId)} or ${isLent(studentId)}))`;

const isOnWeb = sql`(content.published is not null and not content.off_web)`;
const isDue = (today: string) => sql`coalesce(content.closes_on < ${today}::date, false)`;

/**
 * Whether somebody who is not signed in sees the job of the surrounding statement. Never what is
 * limited, nor what the company keeps off the web. Whether they see the company, `visitorMaySee` says.
 */
export const isOpenToVisitor = (today: string): Condition =>
  sql`(content.status = 1 and ${isOnWeb} and not ${isDue(today)})`;

/** It was there for everybody, and has been closed since or its last day is over. */
export const isPastForVisitor = (today: string): Condition =>
  sql`(${isOnWeb} and (content.status = 2 or (content.status = 1 and ${isDue(today)})))`;
