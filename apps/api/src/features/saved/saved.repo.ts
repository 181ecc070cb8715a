import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { contentsOf } from '../contents/contents.query.ts';
import { reach } from '../reach/reach.query.ts';
import { isSavedCompany, isSavedJob } from './saved.query.ts';

type Kind = 'saved_job' | 'saved_company';

const answer = async (db: Db, condition: RawBuilder<SqlBool>): Promise<boolean> =>
  (await db.selectNoFrom(condition.as('yes')).executeTakeFirstOrThrow()).yes === true;

export const hasSavedJob = (db: Db, studentId: string, id: string) =>
  answer(db, isSavedJob(studentId, id));
export const hasSavedCompany = (db: Db, studentId: string, id: string) =>
  answer(db, isSavedCompany(studentId, id));

export const countSaved = async (db: Db, kind: Kind, studentId: string): Promise<number> => {
  const { count } = await db
    .selectFrom(kind)
    .where('student_id', '=', studentId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const insertSavedJob = (tx: Tx, studentId: string, jobId: string, now: Date) =>
  tx
    .insertInto('saved_job')
    .values({ student_id: studentId, job_id: jobId, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const insertSavedCompany = (tx: Tx, studentId: string, companyId: string, now: Date) =>
  tx
    .insertInto('saved_company')
    .values({ student_id: studentId, company_id: companyId, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteSavedJob = (tx: Tx, studentId: string, jobId: string) =>
  tx
    .deleteFrom('saved_job')
    .where('student_id', '=', studentId)
    .where('job_id', '=', jobId)
    .execute();

export const deleteSavedCompany = (tx: Tx, studentId: string, companyId: string) =>
  tx
    .deleteFrom('saved_company')
    .where('student_id', '=', studentId)
    .where('company_id', '=', companyId)
    .execute();

export const listSavers = async (tx: Tx, jobId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('saved_job')
    .innerJoin(contentsOf('job').as('content'), 'content.id', 'saved_job.job_id')
    .where('saved_job.job_id', '=', jobId)
    .where(
      reach.studentMaySee({
        student: sql.ref('saved_job.student_id'),
        company: sql.ref('content.company_id'),
      }),
    )
    .select('saved_job.student_id as id')
    .execute();
  return rows.map(({ id }) => id);
};

export const listSavedOfCompany = async (db: Db, studentId: string, companyId: string) => {
  const rows = await db
    .selectFrom('saved_job')
    .innerJoin(contentsOf('job').as('content'), 'content.id', 'saved_job.job_id')
    .where('saved_job.student_id', '=', studentId)
    .where('content.company_id', '=', companyId)
    .select('saved_job.job_id as id')
    .execute();
  return rows.map(({ id }) => id);
};
