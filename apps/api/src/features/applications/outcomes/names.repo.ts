import type { Db } from '../../../database.ts';
import type { Reader } from '../applicants/applicants.repo.ts';

export const findOwnName = (db: Db, { companyId, accountId }: Reader) =>
  db
    .selectFrom('recruiter')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .where('recruiter.company_id', '=', companyId)
    .where('recruiter.id', '=', accountId)
    .select(['recruiter.name as me', 'company.name_jp as jp', 'company.name_en as en'])
    .executeTakeFirst();
