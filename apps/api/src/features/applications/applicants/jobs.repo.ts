import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { reach } from '../../reach/reach.query.ts';

/** Number of applicants for a job who have not been sent an outcome. */
export async function countWaitingFor(db: Db, companyId: string, jobId: string): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('way', '=', 'here')
    .where('ended_at', 'is', null)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** For the badge: applications that nobody has started on; interviewers count their own. */
export async function countNew(
  db: Db,
  { companyId, accountId, level }: { companyId: string; accountId: string; level: number },
): Promise<number> {
  let query = db
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('way', '=', 'here')
    .where('status', '=', 'new')
    .where('outcome_due', 'is', null);
  if (level === 3) query = query.where('assignee_id', '=', accountId);
  const { count } = await query
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A student is counted once a job, even after withdrawing. */
export const countApplicants = (db: Db, companyId: string, jobIds: readonly string[]) =>
  jobIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('application')
        .where('company_id', '=', companyId)
        .where('job_id', 'in', jobIds)
        .groupBy('job_id')
        .select((of) => [
          of.ref('job_id').$notNull().as('jobId'),
          of.fn.countAll<number>().filterWhere('way', '=', 'here').as('here'),
          of.fn.countAll<number>().filterWhere('way', '=', 'external').as('external'),
        ])
        .execute();

export interface AppliedWithin {
  until?: Date;
  after?: Date;
  most: number;
}

/** Applications here without an outcome to which nobody has answered, the oldest first. */
export async function listUnansweredIds(
  db: Db,
  { companyId, accountId, level }: { companyId: string; accountId: string; level: number },
  { until, after, most }: AppliedWithin,
): Promise<string[]> {
  let query = db
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('way', '=', 'here')
    .where('ended_at', 'is', null)
    .where('outcome_due', 'is', null)
    .where('answered_at', 'is', null)
    .where(reach.companyMaySee({ student: sql.ref('application.student_id'), company: companyId }));
  if (until) query = query.where('applied_at', '<=', until);
  if (after) query = query.where('applied_at', '>', after);
  if (level === 3) query = query.where('assignee_id', '=', accountId);
  const rows = await query.select('id').orderBy('applied_at').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}
