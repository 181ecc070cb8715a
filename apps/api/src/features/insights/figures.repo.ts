import { roundedTo } from '@engawa/contract/insights/limits';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { viewCounts } from '../analytics/analytics.query.ts';
import { jobs } from '../jobs/jobs.query.ts';
import { savedCompanies, savedJobs } from '../saved/saved.query.ts';
import { isEstablished } from './insights.query.ts';

/** Next companies by id, for a job that processes them in small transactions. */
export async function listCompaniesAfter(db: Db, after: string | undefined, limit: number) {
  let query = db.selectFrom('company').select('id').orderBy('id').limit(limit);
  if (after !== undefined) query = query.where('id', '>', after);
  return (await query.execute()).map(({ id }) => id);
}

/**
 * Publishes yesterday's counts where they differ from the published figure by five or more, and
 * stores today's counts to be published next. Saves are recounted, because they can be undone;
 * limited jobs have no saves.
 */
export async function publishFigures(
  db: Db,
  companyIds: readonly string[],
  /** A Monday in Japan; earlier weeks stay unchanged. */
  since: string,
): Promise<void> {
  const ofThese = sql`= any(${companyIds}::uuid[])`;
  const from = sql`(${since}::date::timestamp at time zone 'Asia/Tokyo')`;
  const savedWeek = sql`date_trunc('week', saved_at at time zone 'Asia/Tokyo')::date`;
  await sql`
    with today as (
      select company_id, job_id, week, 'views' as kind, null as source, sum(views)::int as figure
      from ${viewCounts} as counted
      where company_id ${ofThese} and week >= ${since}::date and kind <> 'job-application'
      group by 1, 2, 3
      union all
      select company_id, job_id, week,
        case kind when 'job-application' then 'applications' else 'views' end, source, sum(views)::int
      from ${viewCounts} as counted
      where company_id ${ofThese} and week >= ${since}::date
      group by 1, 2, 3, 4, 5
      union all
      select company_id, null, ${savedWeek}, 'saves', null, count(*)::int
      from ${savedCompanies} as saved join student on student.id = saved.student_id
      where company_id ${ofThese} and saved_at >= ${from} and ${isEstablished(sql.ref('saved_at'))}
      group by 1, 3
      union all
      select content.company_id, content.id, ${savedWeek}, 'saves', null, count(*)::int
      from ${jobs} as content join ${savedJobs} as saved on saved.job_id = content.id
        join student on student.id = saved.student_id
      where content.company_id ${ofThese} and content.status <> 4
        and saved_at >= ${from} and ${isEstablished(sql.ref('saved_at'))}
      group by 1, 2, 3
    ), known as (
      select * from insight_figure where company_id ${ofThese} and week >= ${since}::date
    )
    insert into insight_figure as f (company_id, job_id, week, kind, source, waiting, published)
    select coalesce(today.company_id, known.company_id), coalesce(today.job_id, known.job_id),
      coalesce(today.week, known.week), coalesce(today.kind, known.kind),
      coalesce(today.source, known.source), coalesce(today.figure, 0), coalesce(known.published, 0)
    from today full join known on known.company_id = today.company_id and known.week = today.week
      and known.kind = today.kind
      and coalesce(known.job_id::text, '') = coalesce(today.job_id::text, '')
      and coalesce(known.source, '') = coalesce(today.source, '')
    on conflict (company_id, job_id, week, kind, source) do update
    set waiting = excluded.waiting,
      published = case when abs(f.waiting - f.published) >= ${roundedTo} then f.waiting
        else f.published end
    where f.waiting <> excluded.waiting or f.waiting <> f.published`.execute(db);
}
