import type { Db } from '../../database.ts';
import { mailLanguage } from '../../mail-language.repo.ts';

/** Whom to write to; the company is named where somebody asks for another's. */
export const findMember = (db: Db, id: string, companyId?: string) =>
  db
    .selectFrom('recruiter')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .innerJoin('account', 'account.id', 'recruiter.id')
    .select([
      'recruiter.id',
      'recruiter.email',
      'company.name_jp as nameJp',
      'company.name_en as nameEn',
      mailLanguage('recruiter.id').as('language'),
    ])
    .where('recruiter.id', '=', id)
    .where('account.erased_at', 'is', null)
    .$if(companyId !== undefined, (query) =>
      query.where('recruiter.company_id', '=', companyId ?? ''),
    )
    .executeTakeFirst();

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;
