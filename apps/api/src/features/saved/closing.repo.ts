import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database.ts';
import { contentsOf } from '../contents/contents.query.ts';
import { readDocument } from '../contents/public.ts';
import { isOpenToStudent, jobs } from '../jobs/jobs.query.ts';
import { reach } from '../reach/reach.query.ts';

interface Days {
  today: string;
  until: string;
  most: number;
}

/** Open jobs with a deadline in this period, the next first. */
async function listClosing(
  db: Db,
  studentId: string,
  { today, until, most }: Days,
  ids: RawBuilder<unknown>,
) {
  const rows = await db
    .selectFrom(jobs.as('content'))
    .innerJoin('company', 'company.id', 'content.company_id')
    .where(sql<SqlBool>`content.id in (${ids})`)
    .where('content.closes_on', '>=', today)
    .where('content.closes_on', '<=', until)
    .where(isOpenToStudent(studentId))
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .select(['content.id', 'content.published', 'content.closes_on as closesOn'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .orderBy('content.closes_on')
    .orderBy('content.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ published, closesOn, ...row }) => {
    const job = readDocument('job')(published);
    return job && closesOn ? [{ ...row, closesOn, job }] : [];
  });
}

const savedJobs = (studentId: string) =>
  sql`select job_id from saved_job where student_id = ${studentId}`;
const jobsOfSaved = (studentId: string) => sql`
  select job.id from saved_company
    join ${contentsOf('job')} as job on job.company_id = saved_company.company_id
  where saved_company.student_id = ${studentId}`;

export const listSavedClosing = (db: Db, studentId: string, days: Days) =>
  listClosing(db, studentId, days, savedJobs(studentId));

/** Saved jobs and jobs of saved companies. */
export const listClosingOfSaved = (db: Db, studentId: string, days: Days) =>
  listClosing(db, studentId, days, sql`${savedJobs(studentId)} union ${jobsOfSaved(studentId)}`);
