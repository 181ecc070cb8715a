import type { Level } from '@engawa/contract/endpoint';
import type { Db } from '../database.ts';

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

/** Who of a company can be on something, by name, while they may sign in. */
export const listAssignees = (db: Db, companyId: string, levels: readonly Level[]) =>
  db
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.id')
    .where('recruiter.company_id', '=', companyId)
    .where('account.level', 'in', levels)
    .where('account.disabled_at', 'is', null)
    .orderBy('recruiter.name')
    .orderBy('recruiter.id')
    .select(['recruiter.id', 'recruiter.name'])
    .execute();
