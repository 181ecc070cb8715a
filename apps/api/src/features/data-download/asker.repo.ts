import { openSessions } from '@engawa/platform/auth/sessions.repo';
import type { Db } from '../../database.ts';
import { accountsInUse } from '../account/account.query.ts';

/** Owner of the link, while the session that asked for it is open. */
export async function findAsker(
  db: Db,
  sessionId: string,
): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom(openSessions.as('session'))
    .innerJoin(accountsInUse.as('account'), 'account.id', 'session.account_id')
    .innerJoin('student', 'student.id', 'account.id')
    .select(['student.id', 'student.email'])
    .where('session.id', '=', sessionId)
    .where('account.kind', '=', 'student')
    .executeTakeFirst();
}
