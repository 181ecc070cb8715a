import type { Level } from '@engawa/contract/endpoint';
import type { Db } from '../database.ts';
import { accountsInUse } from '../features/account/account.query.ts';

/** Who of a company works with students: everybody but interviewers, while they may sign in. */
export async function listRecruiters(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(accountsInUse.as('account'))
    .select('id')
    .where('company_id', '=', companyId)
    .where('level', 'in', [0, 1, 2])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Who of a company can be on something, by name, while they may sign in. */
export const listAssignees = (db: Db, companyId: string, levels: readonly Level[]) =>
  db
    .selectFrom('recruiter')
    .innerJoin(accountsInUse.as('account'), 'account.id', 'recruiter.id')
    .where('recruiter.company_id', '=', companyId)
    .where('account.level', 'in', levels)
    .orderBy('recruiter.name')
    .orderBy('recruiter.id')
    .select(['recruiter.id', 'recruiter.name'])
    .execute();
