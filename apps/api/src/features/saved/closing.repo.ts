import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { readDocument } from '../contents/public.ts';
import { isOpenToStudent } from '../jobs/public.ts';
import { reach } from '../reach/public.ts';

interface Days {
  today: string;
  until: string;
  most: number;
}

/** Saved jobs that can still be applied for and close soon, the next first. */
export async function listSavedClosing(db: Db, studentId: string, { today, until, most }: Days) {
  const rows = await db
    .selectFrom('saved_job')
    .innerJoin('job_posting as posting', 'posting.id', 'saved_job.job_id')
    .innerJoin('content', 'content.id', 'saved_job.job_id')
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('saved_job.student_id', '=', studentId)
    .where('posting.closes_on', '>=', today)
    .where('posting.closes_on', '<=', until)
    .where(isOpenToStudent(studentId))
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .select(['content.id', 'content.published', 'posting.closes_on as closesOn'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .orderBy('posting.closes_on')
    .orderBy('content.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ published, closesOn, ...row }) => {
    const job = readDocument('job')(published);
    return job && closesOn ? [{ ...row, closesOn, job }] : [];
  });
}
