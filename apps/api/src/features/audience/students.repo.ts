import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../database.ts';

/** Students a company may hear of at all: an account in use that has not blocked it. */
export const reachableStudents = (db: Db, companyId: string) =>
  db
    .selectFrom('student')
    .innerJoin('account', 'account.id', 'student.id')
    .where('account.disabled_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('blocked_company')
            .select('company_id')
            .whereRef('blocked_company.student_id', '=', 'student.id')
            .where('blocked_company.company_id', '=', companyId),
        ),
      ),
    );

/**
 * Which of these a company may name. They stay until the transaction ends: whoever is being erased
 * meanwhile is not there, and whoever is to be erased waits.
 */
export async function lockStudents(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reachableStudents(tx, companyId)
    .select('student.id')
    .where('student.id', '=', oneOf(ids))
    .orderBy('student.id')
    .forKeyShare('student')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What companies keep of a student who leaves. */
export async function forgetStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.deleteFrom('audience_student').where('student_id', '=', studentId).execute();
  await tx.deleteFrom('saved_student').where('student_id', '=', studentId).execute();
}
