import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';
import { accountsNotErased } from '../account/account.query.ts';

const members = (db: Db) =>
  db
    .selectFrom('recruiter')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .innerJoin(accountsNotErased.as('account'), 'account.id', 'recruiter.id')
    .select([
      'recruiter.id',
      'recruiter.email',
      'recruiter.company_id as companyId',
      'company.name_jp as nameJp',
      'company.name_en as nameEn',
      mailLanguage('recruiter.id').as('language'),
    ]);

/** Recipient of mails; `companyId` restricts it when an owner acts on somebody else. */
export const findMember = (db: Db, id: string, companyId?: string) =>
  members(db)
    .where('recruiter.id', '=', id)
    .$if(companyId !== undefined, (query) =>
      query.where('recruiter.company_id', '=', companyId ?? ''),
    )
    .executeTakeFirst();

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export const findMemberByEmail = (db: Db, companyId: string, email: string) =>
  members(db)
    .where(sql<boolean>`recruiter.company_id::text = ${companyId}`)
    .where(sql<boolean>`lower(recruiter.email) = lower(${email})`)
    .executeTakeFirst();
