import type { Db } from '../../database.ts';
import { registeredFacts } from '../company-info/company-info.query.ts';

const names = (db: Db) =>
  db
    .selectFrom('company')
    .leftJoin(registeredFacts.as('info'), 'info.company_id', 'company.id')
    .select(['company.id', 'company.name_jp as nameJp', 'company.name_en as nameEn'])
    .select('info.legal_name as legalName');

export const findFacts = (db: Db, companyId: string) =>
  names(db)
    .select(['info.corporate_number as corporateNumber', 'info.representative', 'info.address'])
    .select(['info.phone', 'company.created_at as signedUpAt', 'company.verified_at as verifiedAt'])
    .where('company.id', '=', companyId)
    .executeTakeFirst();

export type CompanyFacts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

/** Returns all names: they are compared by their visual form, which has no index. */
export const listVerifiedNames = (db: Db, except: string) =>
  names(db)
    .where('company.verified_at', 'is not', null)
    .where('company.id', '<>', except)
    .orderBy('company.id')
    .execute();
