import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { companyPages, logoOf } from '../contents/contents.query.ts';
import { isOpenToStudent, jobs } from '../jobs/jobs.query.ts';
import { reach } from '../reach/reach.query.ts';

const ofCompany = [
  'company.id as companyId',
  'company.name_jp',
  'company.name_en',
  'company.verified_at as verifiedAt',
  logoOf('company.id').as('logo'),
] as const;

const maySee = (studentId: string) =>
  reach.studentMaySee({ student: studentId, company: sql.ref('company.id') });

/** A closed job is shown with its last published copy. */
export const listSavedJobRows = (db: Db, studentId: string) =>
  db
    .selectFrom('saved_job')
    .innerJoin(jobs.as('content'), 'content.id', 'saved_job.job_id')
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('saved_job.student_id', '=', studentId)
    .where(maySee(studentId))
    .select(['content.id', 'content.published', 'saved_job.saved_at as savedAt'])
    .select(isOpenToStudent(studentId).as('open'))
    .select(ofCompany)
    .orderBy('saved_job.saved_at', 'desc')
    .orderBy('content.id')
    .execute();

export type SavedJobRow = Awaited<ReturnType<typeof listSavedJobRows>>[number];

const openJobs = (studentId: string) => sql<number>`(
  select count(*)::int
  from ${jobs} as content
  where content.company_id = company.id and ${isOpenToStudent(studentId)})`;

export const listSavedCompanyRows = (db: Db, studentId: string) =>
  db
    .selectFrom('saved_company')
    .innerJoin('company', 'company.id', 'saved_company.company_id')
    .leftJoin(companyPages.as('general'), 'general.company_id', 'company.id')
    .where('saved_company.student_id', '=', studentId)
    .where(maySee(studentId))
    .select(['saved_company.saved_at as savedAt', 'general.published as general'])
    .select(openJobs(studentId).as('openJobs'))
    .select(ofCompany)
    .orderBy('saved_company.saved_at', 'desc')
    .orderBy('company.id')
    .execute();

export type SavedCompanyRow = Awaited<ReturnType<typeof listSavedCompanyRows>>[number];
