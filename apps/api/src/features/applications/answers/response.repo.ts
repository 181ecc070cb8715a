import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { requestsBy } from '../../connect/connect.query.ts';
import { firstWritten } from '../../messages/messages.query.ts';

/**
 * Over the last 90 days: counts applications and connect requests that were answered or are older
 * than seven days. A message, `in progress` or an outcome answers an application; yes or no answers
 * a request. What the student withdrew before an answer is left out.
 */
export async function countResponses(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('company_response').execute();
  await sql`
    with asked as (
      select application.company_id, applied_at as at, least(answered_at,
          ${firstWritten({
            student: sql.ref('application.student_id'),
            company: sql.ref('application.company_id'),
            since: sql.ref('application.applied_at'),
          })}) as answer,
        status = 'withdrawn' as taken_back
      from application
      where way = 'here' and applied_at > ${now}::timestamptz - interval '90 days'
      union all
      select company_id, asked_at, answered_at, state = 'cancelled'
      from ${requestsBy('student')} as request
      where asked_at > ${now}::timestamptz - interval '90 days'
    ), counted as (
      select company_id, answer - at as took from asked
      where case when answer is null
        then not taken_back and at <= ${now}::timestamptz - interval '7 days'
        else true end
    )
    insert into company_response (company_id, asked, answered, median_minutes, as_of)
    select company_id, count(*), count(*) filter (where took <= interval '7 days'),
      round(percentile_cont(0.5) within group (order by extract(epoch from took) / 60)
        filter (where took is not null)), ${now}
    from counted group by company_id`.execute(tx);
}

export const listResponses = (db: Db, companyIds: readonly string[]) =>
  db
    .selectFrom('company_response')
    .select(['company_id as companyId', 'asked', 'answered', 'median_minutes as medianMinutes'])
    .where('company_id', '=', oneOf(companyIds))
    .execute();
