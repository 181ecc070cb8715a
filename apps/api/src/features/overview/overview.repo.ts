import { universityTypes } from '@engawa/contract/reference/people/school-types';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { currentUniversities } from '../profile/profile.query.ts';

export async function countOverview(db: Db, withDemo: boolean) {
  const { rows } = await sql<{
    companies: number;
    students: number;
    universities: number;
    demo: boolean;
  }>`
    select (select count(*) from company where not is_demo or ${withDemo}) as companies,
           (select count(*) from student where not is_demo or ${withDemo}) as students,
           (select count(distinct university.name)
            from ${currentUniversities} as university join student on student.id = university.student_id
            where university.school_type = ${oneOf(universityTypes)}
              and (not student.is_demo or ${withDemo})) as universities,
           ${withDemo} and exists (select from company where is_demo) as demo`.execute(db);
  return rows[0] as (typeof rows)[number];
}
