import { sql } from 'kysely';
import type { Db } from '../../database.ts';

export async function countOverview(db: Db) {
  const { rows } = await sql<{
    companies: number;
    students: number;
    universities: number;
    demo: boolean;
  }>`
    select (select count(*) from company) as companies,
           (select count(*) from student) as students,
           (select count(distinct name) from student_university where position = 0) as universities,
           exists (select from company where is_demo) as demo`.execute(db);
  return rows[0] as (typeof rows)[number];
}
