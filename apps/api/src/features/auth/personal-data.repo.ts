import type { Db } from '../../database.ts';

export const listIdentities = (db: Db, studentId: string) =>
  db
    .selectFrom('student_identity')
    .select(['issuer', 'subject'])
    .where('student_id', '=', studentId)
    .execute();
