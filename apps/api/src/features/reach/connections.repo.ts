import type { Db } from '../../database.ts';

export const listConnections = (db: Db, studentId: string) =>
  db
    .selectFrom('connection')
    .select(['company_id as companyId', 'connected_at as connectedAt'])
    .where('student_id', '=', studentId)
    .orderBy('connected_at')
    .execute();
