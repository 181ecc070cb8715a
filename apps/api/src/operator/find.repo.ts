import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { accountsNotErased } from '../features/account/account.query.ts';

const most = 50;

export const findCompanies = (db: Db, name: string) => {
  const part = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('company')
    .select(['id', 'name_jp as nameJp', 'name_en as nameEn', 'plan'])
    .select(['verified_at as verifiedAt', 'suspended_at as suspendedAt', 'created_at as createdAt'])
    .where((where) => where.or([where('name_jp', 'ilike', part), where('name_en', 'ilike', part)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
};

export type FoundCompany = Awaited<ReturnType<typeof findCompanies>>[number];

export const findPeople = (db: Db, addressOrId: string) =>
  db
    .selectFrom(accountsNotErased.as('account'))
    .leftJoin('student', 'student.id', 'account.id')
    .leftJoin('recruiter', 'recruiter.id', 'account.id')
    .where(
      sql<boolean>`(account.id::text = ${addressOrId}
        or lower(student.email) = lower(${addressOrId})
        or lower(recruiter.email) = lower(${addressOrId}))`,
    )
    .select(['account.id', 'account.kind', 'account.company_id as companyId', 'account.level'])
    .select(['account.closed_at as closedAt', 'account.suspended_at as suspendedAt'])
    .select('account.company_suspended_at as companySuspendedAt')
    .orderBy('account.id')
    .execute();

export type FoundPerson = Awaited<ReturnType<typeof findPeople>>[number];
