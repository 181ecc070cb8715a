import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../database.ts';
import { accountsNotErased } from '../account/account.query.ts';

export const listPersonalData = (db: Db, accountId: string) =>
  db
    .selectFrom('notification')
    .select(['kind', 'about', 'created_at as createdAt', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** When a student blocks companies: deletes their recruiters' notifications about the student. */
export async function deleteAbout(
  tx: Tx,
  studentId: string,
  companyIds: readonly string[],
): Promise<void> {
  const theirs = tx
    .selectFrom(accountsNotErased.as('account'))
    .select('account.id')
    .where('account.company_id', '=', oneOf(companyIds));
  await tx
    .deleteFrom('notification')
    .where('student_id', '=', studentId)
    .where('account_id', 'in', theirs)
    .execute();
}

export async function deletePersonalData(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('notification').where('account_id', '=', accountId).execute();
}
