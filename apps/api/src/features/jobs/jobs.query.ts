import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition } from '../../query.ts';
import { isInAudience } from '../audience/audience.query.ts';
import { isConnected } from '../connect/connect.query.ts';
import { contentsOf } from '../contents/contents.query.ts';
import { reach } from '../reach/reach.query.ts';
import { openStatuses } from './status/job-status.rules.ts';

/** Jobs with contents and state; surrounding statements alias the subselect as `content`. */
export const jobs = contentsOf('job')
  .innerJoin('job_posting as posting', 'posting.id', 'content.id')
  .select(['posting.status', 'posting.status_changed_at', 'posting.opened_at'])
  .select(['posting.closes_on', 'posting.off_web']);

export const openJobs = jobs
  .where('posting.status', 'in', openStatuses)
  .where('content.published', 'is not', null);

/**
 * The status of jobs, for joins with contents of any kind. Raw SQL, because the tenant filter would
 * look up the company of each row again, which the joined content has checked.
 */
export const jobStatuses = sql<{ id: string; status: JobStatusId }>`(
  select job_posting.id, job_posting.status from job_posting)`;

/** The job's own company shows it: to everybody, or to an audience that includes the student. */
export const isShown = (studentId: string): RawBuilder<SqlBool> =>
  sql`(content.status = 1 or ${isInAudience(studentId)})`;

/** A partner shows the job to students it is connected with; a limited job is not lent. */
const isLent = (studentId: string): RawBuilder<SqlBool> => {
  const pair = { student: studentId, company: sql.ref<string>('job_share.company_id') };
  return sql`content.status = 1 and exists (
    select from job_share
    where job_share.job_id = content.id and job_share.shown_at is not null
      and ${isConnected(pair)} and ${reach.studentMaySee(pair)})`;
};

/**
 * Whether the student sees the job of the surrounding statement and can apply for it. `studentMaySee`
 * says whether the student sees the company.
 */
export const isOpenToStudent = (studentId: string): Condition =>
  sql`(content.status in (${sql.join(openStatuses)}) and content.published is not null
    and (${isShown(studentId)} or ${isLent(studentId)}))`;

const isOnWeb = sql`(content.published is not null and not content.off_web)`;
const isDue = (today: string) => sql`coalesce(content.closes_on < ${today}::date, false)`;

/** Excludes limited jobs and jobs kept off the web; `visitorMaySee` decides about the company. */
export const isOpenToVisitor = (today: string): Condition =>
  sql`(content.status = 1 and ${isOnWeb} and not ${isDue(today)})`;

/** The job was open to visitors and has since been closed, or its deadline is over. */
export const isPastForVisitor = (today: string): Condition =>
  sql`(${isOnWeb} and (content.status = 2 or (content.status = 1 and ${isDue(today)})))`;
