import {
  type MajorCategoryId,
  majorCategories,
} from '@engawa/contract/reference/people/major-categories';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { companiesSeen } from '../analytics/analytics.query.ts';
import { connectedPairs } from '../connect/connect.query.ts';
import { currentUniversities } from '../profile/profile.query.ts';
import { savedCompanies } from '../saved/saved.query.ts';
import type { Signal } from '../talent-search/public.ts';

/** Sample size; a company with more visitors does not need the signal to be exact. */
const most = 2000;

/**
 * Signals of a company: universities of its connected students, and majors of students who are
 * connected with it, viewed it or saved it. Viewers and savers stay anonymous among all students of
 * their major.
 */
export async function readSignal(db: Db, companyId: string): Promise<Signal> {
  const { rows } = await sql<{ university: string | null; major: MajorCategoryId }>`
    with near as (
      select student_id, true as connected from ${connectedPairs} as pair
      where company_id = ${companyId}
      union all
      (select student_id, false from ${companiesSeen} as looked where company_id = ${companyId} limit ${most})
      union all
      (select student_id, false from ${savedCompanies} as saved where company_id = ${companyId} limit ${most}))
    select distinct
      case when near.connected then university.name end as university,
      university.major_category as major
    from near join ${currentUniversities} as university
      on university.student_id = near.student_id`.execute(db);
  return {
    universities: [...new Set(rows.flatMap(({ university }) => university ?? []))],
    majors: [...new Set(rows.map(({ major }) => majorCategories.ids.indexOf(major)))],
  };
}
