import type { Db } from '../../database.ts';

export const listIdentities = (db: Db, studentId: string) =>
  db
    .selectFrom('student_identity')
    .select(['issuer', 'subject'])
    .where('student_id', '=', studentId)
    .execute();

export const listSessions = (db: Db, accountId: string) =>
  db
    .selectFrom('session')
    .select([
      'created_at as openedAt',
      'ended_at as endedAt',
      'last_used_at as lastUsedAt',
      'device',
      'network',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
