import { roundedTo } from '@engawa/contract/insights/limits';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { sentApplications } from '../applications/applications.query.ts';
import { connectedPairs } from '../connect/connect.query.ts';
import { readDocument } from '../contents/public.ts';
import { jobStatuses, jobs } from '../jobs/jobs.query.ts';
import type { Cell, SourceCount } from './insights.rules.ts';

interface Asked {
  companyId: string;
  /** A Monday in Japan, YYYY-MM-DD. */
  since: string;
}

const weekOf = (column: string) =>
  sql`date_trunc('week', ${sql.ref(column)} at time zone 'Asia/Tokyo')::date`;

/**
 * One row per week and job with any activity; null is the company itself. Views and saves as
 * published; no saves for jobs that are limited now.
 */
export async function listCells(db: Db, { companyId, since }: Asked): Promise<Cell[]> {
  const from = sql`(${since}::date::timestamp at time zone 'Asia/Tokyo')`;
  const { rows } = await sql<Cell>`
    select job_id as "jobId", week::text, sum(views)::int as views, sum(saves)::int as saves,
      sum(connects)::int as connects, sum(applications)::int as applications
    from (
      select job_id, week, case f.kind when 'views' then published else 0 end as views,
        case f.kind when 'saves' then published else 0 end as saves, 0 as connects, 0 as applications
      from insight_figure as f left join ${jobStatuses} as job on job.id = f.job_id
      where company_id = ${companyId} and week >= ${since}::date and source is null
        and (f.kind = 'views' or job.status is distinct from 4)
      union all
      select null, ${weekOf('connected_at')}, 0, 0, 1, 0 from ${connectedPairs} as pair
      where company_id = ${companyId} and connected_at >= ${from}
      union all
      select sent.job_id, ${weekOf('connected_at')}, 0, 0, 1, 0 from ${connectedPairs} as pair
        join ${sentApplications} as sent on sent.student_id = pair.student_id
          and sent.company_id = pair.company_id
      where pair.company_id = ${companyId} and connected_at >= ${from} and sent.job_id is not null
      union all
      select job_id, ${weekOf('applied_at')}, 0, 0, 0, 1 from ${sentApplications} as sent
      where company_id = ${companyId} and applied_at >= ${from}
    ) as happened
    group by job_id, happened.week
    order by happened.week, job_id nulls first`.execute(db);
  return rows;
}

/** How many students viewed each job since it was first published, rounded down like all insights. */
export async function countViews(db: Db, companyId: string, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  const rows = await db
    .selectFrom('insight_figure')
    .where('company_id', '=', companyId)
    .where('job_id', 'in', jobIds)
    .where('kind', '=', 'views')
    .where('source', 'is', null)
    .groupBy('job_id')
    .select((of) => [
      of.ref('job_id').$notNull().as('jobId'),
      of.cast<number>(of.fn.sum('published'), 'integer').as('published'),
    ])
    .execute();
  return rows.flatMap(({ jobId, published }) => {
    const views = published - (published % roundedTo);
    return views === 0 ? [] : [{ jobId, views }];
  });
}

/** As published. With `job` only that job's page. */
export async function listSources(
  db: Db,
  { companyId, since, job }: Asked & { job: string | undefined },
): Promise<SourceCount[]> {
  const summed = (kind: 'views' | 'applications') =>
    sql<number>`coalesce(sum(published) filter (where kind = ${kind}), 0)::int`;
  let query = db
    .selectFrom('insight_figure')
    .where('company_id', '=', companyId)
    .where('week', '>=', since)
    .where('source', 'is not', null)
    .select([
      sql<string>`source`.as('source'),
      summed('views').as('views'),
      summed('applications').as('applications'),
    ])
    .groupBy('source');
  if (job) query = query.where('job_id', '=', job);
  return query.execute();
}

export async function listPublishedJobs(db: Db, companyId: string) {
  const rows = await db
    .selectFrom(jobs.as('content'))
    .where('content.company_id', '=', companyId)
    .where('content.published', 'is not', null)
    .select(['content.id', 'content.status', 'content.published'])
    .orderBy('content.updated_at', 'desc')
    .orderBy('content.id')
    .execute();
  return rows.map(({ id, status, published }) => {
    const document = readDocument('job')(published);
    const titleIn = (language: 'jp' | 'en') => document?.[language]?.position ?? null;
    return { id, status, title: { jp: titleIn('jp'), en: titleIn('en') } };
  });
}
