import type { Db } from '../../database.ts';

/** Every connection and request between the student and a company, ended ones included. */
export const listConnections = (db: Db, studentId: string) =>
  db
    .selectFrom('connection')
    .select(['company_id as companyId', 'state', 'asked_by as askedBy', 'since'])
    .select(['connected_at as connectedAt', 'message', 'opened_at as openedAt'])
    .select(['job_jp as jobJp', 'job_en as jobEn'])
    .where('student_id', '=', studentId)
    .orderBy('since')
    .execute();
