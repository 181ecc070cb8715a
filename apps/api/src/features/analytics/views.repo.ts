import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { sentApplications } from '../applications/applications.query.ts';
import { isEstablished } from '../insights/insights.query.ts';
import { isOpenToStudent, jobs } from '../jobs/jobs.query.ts';
import { reach } from '../reach/reach.query.ts';
import { keepsViews } from '../settings/settings.query.ts';
import type { ViewKind } from './analytics.tables.ts';
import type { Source } from './source.rules.ts';

export interface View {
  /** Hash of the student, the page and the week, under which this view counts once. */
  mark: string;
  id: string;
  source: Source;
  seconds: number;
}

interface Batch {
  studentId: string;
  kind: ViewKind;
  views: readonly View[];
  /** False if the request has `Sec-GPC: 1`; the student's setting is checked in the statement. */
  mayKeep: boolean;
  now: Date;
}

/** Sources stored per thing and week; further ones count as “other”. */
const mostSources = 30;

/**
 * Narrows the given ids to what this student can see. Views of limited jobs are not counted: the
 * company knows its audience, so a sum would name people.
 */
const visible: Record<ViewKind, (studentId: string) => RawBuilder<unknown>> = {
  'company-view': (studentId) => sql`
    select given.*, company.id as company_id, null::uuid as job_id, true as counts
    from given join company on company.id = given.id
    where ${reach.studentMaySee({ student: studentId, company: sql.ref('company.id') })}`,
  'job-view': (studentId) => sql`
    select given.*, content.company_id, content.id as job_id, content.status <> 4 as counts
    from given join ${jobs} as content on content.id = given.id
    where ${reach.studentMaySee({ student: studentId, company: sql.ref('content.company_id') })}
      and ${isOpenToStudent(studentId)}`,
  'job-application': (studentId) => sql`
    select given.*, sent.company_id, sent.job_id, true as counts
    from given join ${sentApplications} as sent on sent.job_id = given.id
    where sent.student_id = ${studentId}`,
};

/** The sums, and the student's own rows if they allow them, in one statement. */
export async function addViews(tx: Tx, { studentId, kind, views, mayKeep, now }: Batch) {
  const column = <T>(of: (view: View) => T) => views.map(of);
  const keeps = sql`(${mayKeep && kind !== 'job-application'}::boolean and ${keepsViews(studentId)})`;
  const sameThing = sql`c.company_id = visible.company_id
    and c.job_id is not distinct from visible.job_id and c.kind = ${kind} and c.week = this_week.day`;
  await sql`
    with given as (
      select * from unnest(
        ${column(({ id }) => id)}::uuid[], ${column(({ source }) => source.name)}::text[],
        ${column(({ source }) => source.free)}::boolean[],
        ${column(({ seconds }) => Math.round(seconds))}::int[], ${column(({ mark }) => mark)}::text[])
      with ordinality as t (id, source, free, seconds, mark, at)
    ), this_week as (
      select date_trunc('week', ${now}::timestamptz at time zone 'Asia/Tokyo')::date as day
    ), visible as (${visible[kind](studentId)}
    ), first_of_week as (
      insert into view_mark (mark, week)
      select distinct mark, this_week.day from visible, this_week
      where counts and exists (select from student
        where student.id = ${studentId} and ${isEstablished(sql`${now}::timestamptz`)})
      on conflict do nothing
      returning mark
    ), placed as (
      select visible.*, this_week.day as week,
        exists (select from view_count as c where ${sameThing} and c.source = visible.source) as known,
        (select count(*) from view_count as c where ${sameThing})
          + dense_rank() over (partition by visible.id order by visible.source) as place
      from this_week, (
        select distinct on (mark) visible.* from visible join first_of_week using (mark)
        order by mark, at
      ) as visible
    ), counted as (
      insert into view_count as c (company_id, job_id, kind, week, source, views, seconds)
      select company_id, job_id, ${kind}, week,
        case when not free or known or place <= ${mostSources} then source else 'other' end as source,
        count(*), sum(seconds)
      from placed group by 1, 2, 4, 5 order by 1, 2, 5
      on conflict (company_id, job_id, kind, week, source)
      do update set views = c.views + excluded.views, seconds = c.seconds + excluded.seconds
    )
    insert into seen (student_id, company_id, job_id, last_at, times)
    select ${studentId}::uuid, company_id, job_id, ${now}::timestamptz, count(*)
    from visible where ${keeps}
    group by company_id, job_id order by company_id, job_id
    on conflict (student_id, company_id, job_id)
    do update set last_at = excluded.last_at, times = seen.times + excluded.times`.execute(tx);
}

export async function forgetMarksBefore(db: Db, week: string): Promise<void> {
  await db.deleteFrom('view_mark').where('week', '<', week).execute();
}
