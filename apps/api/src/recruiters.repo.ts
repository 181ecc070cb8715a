import type { Db } from './database.ts';

/** Who of a company works with students: everybody but interviewers, while they may sign in. */
export async function listRecruiters(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('level', 'in', [0, 1, 2])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
