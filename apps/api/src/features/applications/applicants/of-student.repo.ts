import type { Db } from '../../../database.ts';

/** The student's applications to a company, on the platform and on its own pages; latest first. */
export const listOfStudent = (db: Db, companyId: string, studentId: string) =>
  db
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where('student_id', '=', studentId)
    .select(['id', 'job_id as jobId', 'title_jp as titleJp', 'title_en as titleEn'])
    .select(['way', 'status', 'applied_at as appliedAt'])
    .orderBy('status_at', 'desc')
    .orderBy('id')
    .execute();
