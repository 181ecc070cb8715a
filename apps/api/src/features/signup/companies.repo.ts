import type { Tx } from '../../database.ts';

export interface NewCompany {
  nameJp: string | null;
  nameEn: string | null;
  industryId: number;
  prefecture: string | null;
  employees: number | null;
}

export async function insertCompany(tx: Tx, company: NewCompany): Promise<string> {
  const { id } = await tx
    .insertInto('company')
    .values({
      name_jp: company.nameJp,
      name_en: company.nameEn,
      industry_id: company.industryId,
      prefecture: company.prefecture,
      employees: company.employees,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewRecruiter {
  companyId: string;
  level: number;
  email: string;
  name: string;
  passwordHash: string;
}

export async function insertRecruiter(tx: Tx, recruiter: NewRecruiter): Promise<string> {
  const { id } = await tx
    .insertInto('account')
    .values({ kind: 'company', company_id: recruiter.companyId, level: recruiter.level })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('recruiter')
    .values({
      id,
      company_id: recruiter.companyId,
      email: recruiter.email,
      name: recruiter.name,
      password_hash: recruiter.passwordHash,
    })
    .execute();
  return id;
}

export const findCompanyName = (tx: Tx, id: string) =>
  tx
    .selectFrom('company')
    .select(['name_jp as jp', 'name_en as en'])
    .where('id', '=', id)
    .executeTakeFirst();
