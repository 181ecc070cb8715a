import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../database.ts';

const most = 20;

export const findCompaniesNamed = (db: Db, part: string) => {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('company')
    .select(['id', 'name_jp', 'name_en'])
    .where('suspended_at', 'is', null)
    .where((where) =>
      where.or([where('name_jp', 'ilike', pattern), where('name_en', 'ilike', pattern)]),
    )
    .orderBy((company) => company.fn.coalesce('name_jp', 'name_en'))
    .orderBy('id')
    .limit(most)
    .execute();
};

/** Which of these companies exist; locked, so that nobody can delete them meanwhile. */
export async function lockExisting(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function replaceBlocked(
  tx: Tx,
  studentId: string,
  companyIds: Iterable<string>,
): Promise<void> {
  await tx.deleteFrom('blocked_company').where('student_id', '=', studentId).execute();
  const rows = Array.from(companyIds, (id) => ({ student_id: studentId, company_id: id }));
  if (rows.length > 0) await tx.insertInto('blocked_company').values(rows).execute();
}
