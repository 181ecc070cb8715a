import type { Db } from '../../database.ts';

/** Whose link it is, for as long as the session that asked for it is open. */
export async function findAsker(
  db: Db,
  sessionId: string,
): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('student', 'student.id', 'account.id')
    .select(['student.id', 'student.email'])
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .where('account.kind', '=', 'student')
    .executeTakeFirst();
}
