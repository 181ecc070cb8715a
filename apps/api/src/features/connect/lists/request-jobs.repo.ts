import { connectLimits } from '@engawa/contract/connect/limits';
import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { readDocument } from '../../contents/public.ts';
import { jobs } from '../../jobs/jobs.query.ts';

const openToAll = 1;

/** The company's own jobs that every student can open today, the last opened first. */
export async function listOpenJobs(
  db: Db,
  companyId: string,
  { today, jobId }: { today: string; jobId?: string },
) {
  let query = db
    .selectFrom(jobs.as('content'))
    .where('content.company_id', '=', companyId)
    .where('content.status', '=', openToAll)
    .where('content.published', 'is not', null)
    .where(sql<boolean>`coalesce(content.closes_on >= ${today}::date, true)`);
  if (jobId) query = query.where('content.id', '=', jobId);
  const rows = await query
    .select(['content.id', 'content.published'])
    .orderBy('content.opened_at', 'desc')
    .orderBy('content.id')
    .limit(connectLimits.jobs)
    .execute();
  return rows.map(({ id, published }) => ({ id, published: readDocument('job')(published) }));
}

export async function isOwnJob(db: Db, companyId: string, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom(jobs.as('content'))
    .where('content.company_id', '=', companyId)
    .where('content.id', '=', jobId)
    .select('content.id')
    .executeTakeFirst();
  return row !== undefined;
}
