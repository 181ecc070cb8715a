import type { CompanyInfo } from '@engawa/contract/company-info/schemas';
import { type IndustryId, industries } from '@engawa/contract/reference/companies/industries';
import { verificationOf } from '../account/public.ts';
import type { InfoRow } from './company-info.repo.ts';

export const presentInfo = (row: InfoRow): CompanyInfo => ({
  version: row.version ?? 0,
  // Before the first save: most companies sign up under their registered name.
  legalName: row.version === null ? row.nameJp : row.legal_name,
  corporateNumber: row.corporate_number,
  representative: row.representative,
  postalCode: row.postal_code,
  address: row.address,
  phone: row.phone,
  industry: known(row.industryId),
  employees: row.employees,
  founded: row.founded,
  capital: row.capital,
  listing: row.listing,
  companyType: row.company_type,
  complaintsOffice: row.complaints_office,
  complaintsEmail: row.complaints_email,
  complaintsPhone: row.complaints_phone,
  shownName: { jp: row.nameJp, en: row.nameEn },
  verification: verificationOf(row),
});

function known(industry: number): IndustryId {
  if (!industries.has(industry)) throw new Error(`There is no industry ${industry}.`);
  return industry;
}
