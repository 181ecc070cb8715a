import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import type { ViewKind } from '../analytics/public.ts';
import { readDocument } from '../contents/public.ts';
import type { Cell, SourceCount } from './insights.rules.ts';

interface Asked {
  companyId: string;
  /** A Monday in Japan, YYYY-MM-DD. */
  since: string;
}

const weekOf = (column: string) =>
  sql`date_trunc('week', ${sql.ref(column)} at time zone 'Asia/Tokyo')::date`;

/**
 * Every week and job in which something happened; what is not about a job has none. What was saved of a
 * job that only chosen people see is left out: the company knows who they are.
 */
export async function listCells(db: Db, { companyId, since }: Asked): Promise<Cell[]> {
  const from = sql`(${since}::date::timestamp at time zone 'Asia/Tokyo')`;
  const { rows } = await sql<Cell>`
    select job_id as "jobId", week::text, sum(views)::int as views, sum(saves)::int as saves,
      sum(connects)::int as connects, sum(applications)::int as applications
    from (
      select job_id, week, views, 0 as saves, 0 as connects, 0 as applications from view_count
      where company_id = ${companyId} and week >= ${since}::date and kind <> 'job-application'
      union all
      select null, ${weekOf('saved_at')}, 0, 1, 0, 0 from saved_company
      where company_id = ${companyId} and saved_at >= ${from}
      union all
      select job_id, ${weekOf('saved_at')}, 0, 1, 0, 0 from content
        join job_posting on job_posting.id = content.id
        join saved_job on saved_job.job_id = content.id
      where content.company_id = ${companyId} and content.kind = 'job'
        and job_posting.status <> 4 and saved_at >= ${from}
      union all
      select null, ${weekOf('connected_at')}, 0, 0, 1, 0 from connection
      where company_id = ${companyId} and connected_at >= ${from}
      union all
      select application.job_id, ${weekOf('connected_at')}, 0, 0, 1, 0 from connection
        join application on application.student_id = connection.student_id
          and application.company_id = connection.company_id
      where connection.company_id = ${companyId} and connected_at >= ${from}
        and application.job_id is not null and applied_at is not null
      union all
      select job_id, ${weekOf('applied_at')}, 0, 0, 0, 1 from application
      where company_id = ${companyId} and applied_at >= ${from}
    ) as happened
    group by job_id, happened.week
    order by happened.week, job_id nulls first`.execute(db);
  return rows;
}

/** `job`: only its own page. */
export async function listSources(
  db: Db,
  { companyId, since, job }: Asked & { job: string | undefined },
): Promise<SourceCount[]> {
  const kind: ViewKind = 'job-application';
  const views = sql<number>`coalesce(sum(views) filter (where kind <> ${kind}), 0)::int`;
  const made = sql<number>`coalesce(sum(views) filter (where kind = ${kind}), 0)::int`;
  let query = db
    .selectFrom('view_count')
    .where('company_id', '=', companyId)
    .where('week', '>=', since)
    .select(['source', views.as('views'), made.as('applications')])
    .groupBy('source');
  if (job) query = query.where('job_id', '=', job);
  return query.execute();
}

/** Those that were published. */
export async function listPublishedJobs(db: Db, companyId: string) {
  const rows = await db
    .selectFrom('content')
    .innerJoin('job_posting', 'job_posting.id', 'content.id')
    .where('content.company_id', '=', companyId)
    .where('content.kind', '=', 'job')
    .where('content.published', 'is not', null)
    .select(['content.id', 'job_posting.status', 'content.published'])
    .orderBy('content.updated_at', 'desc')
    .orderBy('content.id')
    .execute();
  return rows.map(({ id, status, published }) => {
    const document = readDocument('job')(published);
    const titleIn = (language: 'jp' | 'en') => document?.[language]?.position ?? null;
    return { id, status, title: { jp: titleIn('jp'), en: titleIn('en') } };
  });
}
