import type { Level } from '@engawa/contract/endpoint';
import type { Db } from '../database.ts';
import { accountsInUse } from '../features/account/account.query.ts';

/** Recruiters who work with students: all but interviewers, if they can sign in. */
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

/** Recruiters of these levels who can sign in, by name. */
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
