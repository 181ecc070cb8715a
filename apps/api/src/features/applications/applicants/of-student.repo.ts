import type { Db } from '../../../database.ts';

/** What a student sent to a company, or went to send on its own pages; the last first. */
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
