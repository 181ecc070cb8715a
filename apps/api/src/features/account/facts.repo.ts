import type { Db } from '../../database.ts';
import { registeredFacts } from '../company-info/company-info.query.ts';

const names = (db: Db) =>
  db
    .selectFrom('company')
    .leftJoin(registeredFacts.as('info'), 'info.company_id', 'company.id')
    .select(['company.id', 'company.name_jp as nameJp', 'company.name_en as nameEn'])
    .select('info.legal_name as legalName');

/** What the operator compares with the register before a company is verified. */
export const findFacts = (db: Db, companyId: string) =>
  names(db)
    .select(['info.corporate_number as corporateNumber', 'info.representative', 'info.address'])
    .select(['info.phone', 'company.created_at as signedUpAt', 'company.verified_at as verifiedAt'])
    .where('company.id', '=', companyId)
    .executeTakeFirst();

export type CompanyFacts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

/** Read whole: they are compared by what they look like, which no index knows. */
export const listVerifiedNames = (db: Db, except: string) =>
  names(db)
    .where('company.verified_at', 'is not', null)
    .where('company.id', '<>', except)
    .orderBy('company.id')
    .execute();
